import type { Turn } from '#games/switch/rules/state';

/**
 * Every way to go out before anybody else acts, written again from the rules and apart from the engine: every order of every set of cards
 * is tried. It knows hands of 8s, Jacks and cards without a power, upon which neither a penalty nor a run waits.
 */
export function goingOut(state: Turn): readonly string[] {
  const { hands, turn, match, penalty, run } = state;
  if (penalty > 0 || run !== null) throw new Error('A penalty or a run waits');
  const players = Object.keys(hands).length;
  const ways: string[][][] = [];
  goOn(hands[turn] ?? [], match.rank, match.suit.charAt(0).toUpperCase(), []);
  return spelledOnce(ways);

  function goOn(hand: readonly string[], rank: string, suit: string, played: string[][]): void {
    for (const first of hand) {
      if (rankIn(first) !== rank && suitIn(first) !== suit) continue;
      if (['2', '3', '7', 'A'].includes(rankIn(first))) throw new Error(`${first} is beyond this search`);
      const alike = hand.filter((card) => card !== first && rankIn(card) === rankIn(first));
      for (const others of orders(alike)) {
        const cards = [first, ...others];
        const left = hand.filter((card) => !cards.includes(card));
        const line = [...played, cards];
        const isTrick = ['8', 'J'].includes(rankIn(first)) || cards.includes('5H');
        if (left.length === 0 && !isTrick) ways.push(line);
        const again =
          (rankIn(first) === '8' && cards.length % 2 === 0) ||
          (rankIn(first) === 'J' && (cards.length + 1) % players === 0);
        const top = cards.at(-1) ?? first;
        if (left.length > 0 && again) goOn(left, rankIn(top), suitIn(top), line);
      }
    }
  }
}

/** Each way once, spelled by its steps: cards of a rank that follow each other are one, of which only the top card matters; of the last none. */
export function spelledOnce(ways: readonly (readonly (readonly string[])[])[]): readonly string[] {
  const spelled = ways.map((plays) => {
    const steps: string[][] = [];
    for (const card of plays.flat()) {
      const step = steps.at(-1);
      if (step?.[0] !== undefined && rankIn(step[0]) === rankIn(card)) step.push(card);
      else steps.push([card]);
    }
    return steps
      .map((step, index) => {
        const set = step.toSorted().join('+');
        return index === steps.length - 1 ? set : `${set} with ${step.at(-1) ?? ''} on top`;
      })
      .join(', ');
  });
  return [...new Set(spelled)];
}

function orders(cards: readonly string[]): readonly (readonly string[])[] {
  return [
    [],
    ...cards.flatMap((card) =>
      orders(cards.filter((other) => other !== card)).map((rest) => [card, ...rest]),
    ),
  ];
}

function rankIn(card: string): string {
  return card.slice(0, -1);
}

function suitIn(card: string): string {
  return card.slice(-1);
}
