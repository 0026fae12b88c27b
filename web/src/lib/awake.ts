/** Keep the screen on while somebody plays; where the browser cannot, nothing happens. */

export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let ended = false;
  const ask = () => {
    if (ended || document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    navigator.wakeLock.request("screen").then(
      (got) => {
        lock = got;
        if (ended) void got.release();
      },
      () => undefined,
    );
  };
  ask();
  document.addEventListener("visibilitychange", ask);
  return () => {
    ended = true;
    document.removeEventListener("visibilitychange", ask);
    void lock?.release();
  };
}
