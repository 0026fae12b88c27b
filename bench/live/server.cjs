// boardgame.io's own server with its in-memory store: node server.cjs PORT
const { Server, Origins } = require("boardgame.io/server");

const SEATS = 4;
const CARDS = 104;
const HAND = 7;

function deal({ random }) {
  const deck = random.Shuffle([...Array(CARDS).keys()]);
  const hands = {};
  for (let seat = 0; seat < SEATS; seat++) hands[seat] = deck.splice(0, HAND);
  return { deck, hands, discards: [], points: Array(SEATS).fill(0) };
}

// Play a card of one's hand and draw another; the next one's turn.
function play({ G, playerID, random, events }, card) {
  const at = G.hands[playerID].indexOf(card);
  if (at < 0) return "INVALID_MOVE";
  G.hands[playerID].splice(at, 1);
  G.discards.push(card);
  G.points[playerID] += card % 5;
  if (G.deck.length === 0) {
    G.deck = random.Shuffle(G.discards);
    G.discards = [];
  }
  G.hands[playerID].push(G.deck.pop());
  events.endTurn();
}

// A seat sees its own hand; of the others and of the deck only how many cards there are.
function playerView({ G, playerID }) {
  const hands = {};
  for (const seat in G.hands) {
    hands[seat] = seat === playerID ? G.hands[seat] : G.hands[seat].length;
  }
  return { ...G, deck: G.deck.length, hands };
}

const game = { name: "cards", minPlayers: SEATS, maxPlayers: SEATS, setup: deal, playerView };
game.moves = { play: { move: play, client: false } };

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
