suit-name = Suit
suit-about = Gajah menang lawan orang, orang lawan semut, semut lawan gajah. Untuk 2 sampai 4 orang.
suit-aim = Semua menunjukkan jari bersamaan. Satu poin untuk setiap pemain yang kamu kalahkan.
suit-option = Ronde
suit-thing = { $thing ->
    [gajah] gajah
    [orang] orang
    [semut] semut
   *[hidden] jari rahasia
}
suit-spot = { $spot ->
    [round] Ronde
    [points] Poin
    [shown] Sekarang
   *[last] Barusan
}
suit-prompt-show = { $me ->
    [seat] Tunjukkan jarimu; belum ada yang lihat.
   *[other] { $seat } sedang memilih.
}
suit-move-show = Tunjukkan { $thing }
suit-refusal-no-sign = Tunjukkan gajah, orang, atau semut.
suit-event-ready = { $seat } sudah siap.
suit-event-showed = { $seat } menunjukkan { $thing }.
suit-event-scored = { $seat } dapat { $n }.
suit-event-draw = Semua sama: tidak ada yang dapat poin.
suit-event-won = { $seats } menang dengan { $n }.
suit-event-shared-win = { $seats } menang bersama dengan { $n }.
reason-no-sign = itu bukan tanda suit
bot-copycat = Menunjukkan jari yang mengalahkan jari sebelumnya.
