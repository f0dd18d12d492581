import { words as game } from './names.ts';
import type { SandboxStartsWords } from '../text-types/sandbox-starts.ts';

/** English. */
export const words: SandboxStartsWords = {
  kind: 'Kind of position',
  kinds: {
    any: 'Any turn',
    penalty: 'A penalty is waiting',
    run: 'A run',
    mirror: 'A 7 that mirrors',
    ace: 'A suit chosen with an Ace',
    several: 'Three cards of a rank or more',
    blocked: 'Nothing fits',
    'last-card': 'The last card',
  },
  players: 'Players',
  draw: 'Draw one',
  example: 'Position',
  examples: {
    'seven-on-two': 'May a 7 be laid on a 2 that waits?',
    'five-on-two': 'Does the 5♥ go on the 2♥, and how many cards is that?',
    'mirror-on-ace': 'Two 7s on an Ace that chose hearts',
    'three-jacks': 'Three Jacks among four players',
    'two-eights': 'Two 8s and one card left',
    'ace-in-run': 'Two Aces on the King of a run',
    'mistake-in-run': 'What does a wrong card in a run cost?',
    'last-seven': 'The last card is a 7',
    'three-fives': 'Three 5s, with the 5♥ among them',
    'dead-deck': 'The deck is used up, and nobody can go on',
  },
  game: 'The game',
  moment: (seat, top) => `${game.seats[seat]}, on ${game.card(top)}`,
};
