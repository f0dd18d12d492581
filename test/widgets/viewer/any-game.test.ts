import { h } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { afterEach, describe, expect, test } from 'vitest';
import { words as editing } from '#said/variation-and-comment-panel';
import { words as guessing } from '#said/guess-moves-panel';
import { words as hints } from '#said/hints';
import { words as trying } from '#said/playable-position';
import { words as tree } from '#said/move-tree';
import { words } from '#said/replay-viewer';
import { words as options } from '#said/replay-view-options';
import type { PanelProps, Panels } from '#widgets/viewer/panel-and-tab-types.ts';
import type { ReplayViewerProps } from '#widgets/viewer/replay-viewer-props.ts';
import { AddVariationsAndCommentsPanel } from '#widgets/viewer/AddVariationsAndCommentsPanel.tsx';
import { SeatsToSeeAs } from '#widgets/viewer/SeatsToSeeAs.tsx';
import { GuessMovesPanel, type GuessWorthProps } from '#widgets/viewer/GuessMovesPanel.tsx';
import { ReplayViewer } from '#widgets/viewer/ReplayViewer.tsx';
import { toyFace } from '../../games/toy/face.tsx';
import { toyHintFacet } from '../../games/toy/hint-facet.ts';
import { pauseMs } from '#widgets/play/pause-between-moves-setting.ts';
import { REPLAY, chooses } from '../../games/toy/replay.ts';
import type { Toy } from '../../games/toy/rules.ts';
import { words as toy } from '../../games/toy/words.ts';
import { foreignWordsIn } from '../words-of-another-game.ts';
import { pageWith, type Page } from '../render-and-press-widget.ts';

/** The viewer draws any game by its face: here one for three that has nothing in common with the first game of the site. */

const { ways } = toy.stepping;
const panels: Panels<Toy> = {
  why: () =>
    Promise.resolve({
      default: ({ asked }) => h('p', { class: 'asked' }, asked),
    }),
  guess: () =>
    Promise.resolve({
      default: (props) => h(GuessMovesPanel<Toy>, { ...props, face: toyFace, hints: toyHintFacet }),
    }),
  edit: () =>
    Promise.resolve({
      default: (props) =>
        h(AddVariationsAndCommentsPanel<Toy>, {
          ...props,
          face: toyFace,
          isGameTextReadable: () => true,
          ownGames: '/toy/study/',
        }),
    }),
};
let page: Page;

async function view(props: Partial<ReplayViewerProps<Toy>> = {}, address?: string) {
  page = await pageWith(h(ReplayViewer<Toy>, { face: toyFace, panels, replay: REPLAY, ...props }), address);
  return page;
}

/** Shows how else the game can be looked at, which is fetched. */
async function explore() {
  await page.press(words.tabs.explore);
  await page.until(() => page.html().includes(options.flip));
}

/** What lies in the hand of each seat, from the top of the table to its bottom, with what it has chosen. */
const hands = () => page.texts('.table section').map((text) => text.replace(/^.*?(点|points?)/, ''));
const cardsOf = (...cards: readonly number[]) => cards.map((value) => toy.card(`N${value}` as 'N1')).join('');
/** The same of a hand that is to choose: each card can be chosen here. */
const choosing = (...cards: readonly number[]) =>
  cards
    .map((value) => toy.card(`N${value}` as 'N1'))
    .map((card) => card + toy.instead(card))
    .join('');
const seatsShown = () => page.texts('.table h3').map((text) => text.split(/[,、]/)[0]);
const said = () => page.texts('.events li');
const at = () => page.texts('.controls-position')[0];

afterEach(() => {
  expect(foreignWordsIn(page.html())).toEqual([]);
});

describe('A game of three in the viewer', () => {
  test('opens with the first hands on the table, and says what has happened and what is due', async () => {
    await view();
    expect(at()).toBe(words.position(1, 8));
    expect(said()).toEqual([expect.stringContaining(toy.events.dealt({ type: 'dealt', rule: 'deal-two' }))]);
    expect(page.texts('.phase')[0]).toContain(toy.phases.choose);
    expect(page.texts('.phase')[0]).toContain(toy.nodes.choosing);
    expect(page.html()).toContain('/toy/rules/#deal-two');
  });

  test('is stepped through forward and back, by buttons and by keys', async () => {
    await view();
    await page.press(ways.forward);
    expect(at()).toBe(words.position(2, 8));
    expect(said()[0]).toContain(toy.events.chose({ type: 'chose', rule: 'choose-together', by: 'bob' }));
    expect(page.texts('.comment-quote')[0]).toContain('All or nothing.');
    await page.key('ArrowRight');
    await page.key('ArrowRight');
    expect(said()).toHaveLength(2);
    expect(said()[1]).toContain(
      toy.events.took({ type: 'took', rule: 'highest-takes', by: 'cid', card: 'N7' }),
    );
    await page.press(ways.back);
    expect(at()).toBe(words.position(3, 8));
    await page.press(ways.last);
    expect(said().at(-1)).toContain(toy.events.ended({ type: 'ended', rule: 'most-points', winner: 'draw' }));
    expect(page.texts('.phase')[0]).toContain(toy.phases.over);
    await page.key('Home');
    expect(page.texts('.happened')[0]).toContain(words.notBegun);
  });

  test('tells what comes up often at its first move, wherever one looks from, and no more', async () => {
    const isToldOnce = ({ type }: Toy['event']) => type === 'took';
    const took = toy.events.took({ type: 'took', rule: 'highest-takes', by: 'cid', card: 'N7' });
    await view({ face: { ...toyFace, isToldOnce } });
    const again = { type: 'took', rule: 'highest-takes', by: 'ann', card: 'N8' } as const;
    await page.press(ways.last);
    expect(said().at(-1)).toContain(toy.events.ended({ type: 'ended', rule: 'most-points', winner: 'draw' }));
    expect(said().join('')).not.toContain(toy.events.took(again));
    await page.press(ways.first);
    for (let move = 0; move < 4; move += 1) await page.press(ways.forward);
    expect(said()[1]).toContain(took);
  });

  test('a panel that is at work goes on where another tab is opened, as it is, and is let go once it is done', async () => {
    const heard: string[] = [];
    let finish: () => void = () => undefined;
    const Works = ({ at, isAside, workAside }: PanelProps<Toy>) => {
      const [isDone, done] = useState(false);
      finish = () => {
        done(true);
      };
      useEffect(() => {
        heard.push('begun');
        return () => void heard.push('ended');
      }, []);
      useEffect(() => {
        workAside(!isDone);
      }, [isDone]);
      return h('p', { class: 'works' }, `${at} ${isAside ? 'aside' : 'open'}`);
    };
    await view({ panels: { ...panels, worth: () => Promise.resolve({ default: Works }) } });
    await page.press(words.tabs.analyse);
    await page.until(() => page.texts('.works').length > 0);
    expect(page.texts('.works')).toEqual(['1 open']);
    await page.press(words.tabs.moves);
    await page.press(ways.forward);
    expect(page.texts('.works')).toEqual(['2 aside']);
    await page.press(words.modes.edit);
    await page.until(() => page.texts('.panel').length > 0);
    expect(page.texts('.works')).toEqual(['2 aside']);
    await page.press(words.tabs.analyse);
    await page.until(() => page.texts('.works')[0] === '2 open');
    expect(heard).toEqual(['begun']);
    await page.press(words.tabs.moves);
    finish();
    await page.until(() => page.texts('.works').length === 0);
    expect(heard).toEqual(['begun', 'ended']);
  });

  test('is stepped through by its parts, which begin with a deal', async () => {
    await view();
    await page.press(ways.partForward);
    expect(at()).toBe(words.position(5, 8));
    await page.press(ways.forward);
    await page.key('Shift ArrowLeft');
    expect(at()).toBe(words.position(5, 8));
    await page.press(ways.comment);
    expect(at()).toBe(words.position(5, 8));
    await page.press(ways.first);
    await page.press(ways.comment);
    expect(at()).toBe(words.position(2, 8));
  });

  test('is stepped through by its comments in the order of the list, those in variations too, and on from there', async () => {
    const [deal, ...rest] = REPLAY.moves;
    if (deal === undefined) throw new Error('The game begins with a deal');
    const moves = rest.with(-1, { action: chooses('cid', 'N2'), comment: 'Drawn.' });
    await view({ replay: { ...REPLAY, moves: [deal, ...moves] } });
    const said = () => page.texts(':not(details) > .comment-quote')[0];
    for (const comment of ['All or nothing.', 'The five would have done.', 'Drawn.']) {
      await page.press(ways.comment);
      expect(said()).toContain(comment);
    }
  });

  test('has its moves listed by parts, each with its sentence, its comments and its variations', async () => {
    await view();
    await page.until(() => page.texts('.moves h2').length > 0);
    expect(page.texts('.moves h2')).toEqual([toy.game]);
    expect(page.texts('.moves .part-name')).toEqual([`${toy.round(1)}1`, `${toy.round(2)}2`]);
    expect(page.texts('.moves .move')).toHaveLength(9);
    expect(page.texts('.moves .move .visually-hidden')).toContain(toy.chooses(toy.seats.cid, toy.card('N7')));
    expect(page.texts('.moves .variation .comment')).toEqual(['The five would have done.']);
    expect(new Set(page.texts('.move-seat')).size).toBe(3);
  });

  test('goes into a variation and back to the game', async () => {
    await view();
    await page.press(`${toy.seats.cid.slice(0, 1)}3`, '.variation');
    expect(at()).toBe(words.position(4, 4));
    expect(said()[1]).toContain(
      toy.events.took({ type: 'took', rule: 'highest-takes', by: 'bob', card: 'N5' }),
    );
    await page.press(ways.back);
    await page.press(ways.forward);
    expect(said()[1]).toContain(
      toy.events.took({ type: 'took', rule: 'highest-takes', by: 'cid', card: 'N7' }),
    );
  });

  test('hides from each of the three what the others hold and have laid aside', async () => {
    await view();
    await page.press(ways.forward);
    expect(hands()).toEqual([
      cardsOf(5, 2) + toy.chosen(toy.card('N5')),
      choosing(7, 3),
      choosing(1) + cardsOf(9) + toy.why(toy.card('N9')),
    ]);
    await explore();
    await page.choose(options.seenBy, 'cid');
    expect(hands()).toEqual([
      toy.hidden.repeat(2) + toy.chosen(toy.hidden),
      choosing(7, 3),
      toy.hidden.repeat(2),
    ]);
    await page.choose(options.seenBy, 'ann');
    expect(hands().slice(0, 2)).toEqual([
      toy.hidden.repeat(2) + toy.chosen(toy.hidden),
      toy.hidden.repeat(2),
    ]);
    await page.choose(options.seenBy, 'all');
    expect(page.html()).not.toContain(toy.hidden);
  });

  test.each([0, 1, 8])('is seen by those who play, and by nobody else, at move %i as well', async (start) => {
    await view({ start: String(start) });
    await explore();
    expect(page.texts('.options select')[0]).toBe(
      [toy.everybody, toy.seats.ann, toy.seats.bob, toy.seats.cid].join(''),
    );
  });

  test('lets each seat in turn sit at the bottom of the table', async () => {
    await view();
    const { ann, cid } = toy.seats;
    // Who plays is called by name where it is known.
    expect(seatsShown()).toEqual(['Barbara', cid, ann]);
    await explore();
    // What that and the other way to look at it do is said on their buttons.
    const titles = [...document.querySelectorAll<HTMLElement>('.options [aria-pressed][title]')];
    expect(titles.map(({ title }) => title)).toEqual([options.whatAlongDoes, options.whatFlipDoes]);
    await page.press(options.flip);
    expect(seatsShown()).toEqual([cid, ann, 'Barbara']);
    await page.key('f');
    expect(seatsShown()).toEqual([ann, 'Barbara', cid]);
    await page.press(options.flip);
    expect(seatsShown()).toEqual(['Barbara', cid, ann]);
  });

  test('has each card that may not be played ask why, and the panel of the game answers', async () => {
    await view();
    await page.press(toy.why(toy.card('N9')));
    expect(page.texts('.asked')).toEqual(['N9']);
    await page.press(ways.forward);
    expect(page.texts('.asked')).toEqual(['']);
  });

  test('of which only one seat could find something out is seen as any of them at a press', async () => {
    const infer: Panels<Toy>['infer'] = () =>
      Promise.resolve({
        default: ({ frames, at, viewer, seeAs }) => {
          const { state } = (frames[at]?.position ?? toyFace.machine.begin()).context;
          return viewer === 'all'
            ? h(SeatsToSeeAs<Toy>, { face: toyFace, state, seeAs, why: '' })
            : h('p', { class: 'inferred' }, viewer);
        },
      });
    await view({ panels: { ...panels, infer } });
    await explore();
    await page.press(words.modes.infer);
    const offered = () => page.texts('.actions button');
    await page.until(() => offered().length > 0);
    expect(offered()).toEqual([toy.seats.ann, toy.seats.bob, toy.seats.cid].map(options.seeAs));
    const seats = seatsShown();
    await page.press(options.seeAs(toy.seats.bob));
    expect(page.texts('.inferred')).toEqual(['bob']);
    // Nobody has changed places at the table for it.
    expect(seatsShown()).toEqual(seats);
    expect(hands()).toContain(choosing(5, 2));
  });

  test('has the moves of any seat guessed, and says why one may not be made', async () => {
    await view({}, 'https://cabinet.example/?mode=guess&as=ann');
    expect(hands().slice(0, 2)).toEqual([toy.hidden.repeat(2), toy.hidden.repeat(2)]);
    expect(page.html()).toContain(guessing.notYours);
    await page.press(guessing.goOn);
    await page.press(toy.card('N9'), '.table');
    expect(page.texts('.stage .told')[0]).toContain(trying.refused);
    expect(page.texts('.stage .told')[0]).toContain(toy.refusals.nine({ type: 'nine', rule: 'nine-stays' }));
    await page.press(toy.card('N1'), '.table');
    expect(page.texts('.stage .told')[0]).toContain(guessing.verdicts.answer);
    expect(page.html()).toContain(guessing.score(1, 1, false));
  });

  test('does not count guesses at moves that have no value', async () => {
    const guess = () =>
      Promise.resolve({
        default: (props: PanelProps<Toy>) =>
          h(GuessMovesPanel<Toy>, { ...props, face: toyFace, hints: toyHintFacet, counts: () => false }),
      });
    await view({ panels: { ...panels, guess }, start: '2' }, 'https://cabinet.example/?mode=guess&as=ann');
    await page.press(toy.card('N1'), '.table');
    expect(page.texts('.stage .told')[0]).toContain(guessing.verdicts.answer);
    expect(page.texts('.stage .told')[0]).toContain(guessing.tallies.uncounted);
    expect(page.html()).toContain(guessing.score(0, 0, false));
  });

  test('has the moves of the others follow by themselves up to the one to guess, and only from where one goes on', async () => {
    await view({ start: '1' }, 'https://cabinet.example/?mode=guess&as=cid');
    const wait = () => new Promise((done) => setTimeout(done, 1.2 * (pauseMs('short', 0) ?? 0)));
    await wait();
    expect(page.html()).toContain(words.position(1, 8));
    await page.press(guessing.goOn);
    await page.until(() => page.html().includes(words.position(2, 8)));
    await wait();
    await page.until(() => page.html().includes(words.position(3, 8)));
    expect(page.html()).toContain(guessing.yourMove);
  });

  test('is seen by who guesses, who cannot choose other eyes meanwhile', async () => {
    await view({}, 'https://cabinet.example/?mode=guess&as=ann');
    await page.until(() => page.html().includes(options.flip));
    expect(page.html()).not.toContain(options.seenBy);
    await page.choose(guessing.as, 'cid');
    expect(page.html()).toContain(guessing.notYours);
    await page.press(words.modes.guess);
    expect(page.html()).toContain(options.seenBy);
  });

  const open = () => page.texts(':not(details) > .comment-quote');
  const folded = () => page.texts('details.folded-comment:not([open]) > .comment-quote');

  test('has its moves guessed on after something was shared, and where that was left after the list of moves was seen', async () => {
    const share: Panels<Toy>['share'] = () => Promise.resolve({ default: () => h('p', { class: 'shared' }) });
    const address = 'https://cabinet.example/?mode=guess&as=cid';
    await view({ panels: { ...panels, share }, start: '3' }, address);
    await page.until(() => page.html().includes(guessing.yourMove));
    const before = hands();
    await page.press(toy.card('N7'), '.table');
    await page.until(() => page.html().includes(guessing.score(1, 1, false)));
    await page.press(words.tabs.share);
    await page.until(() => page.texts('.shared').length > 0);
    // Nor does anything of other hands come to light meanwhile.
    expect(hands()).toEqual(before);
    expect(page.texts('.moves')).toEqual([]);
    await page.press(words.tabs.explore);
    await page.until(() => page.html().includes(guessing.score(1, 1, false)));
    // What was guessed is not guessed again.
    expect(page.texts('.stage .told')[0]).toContain(guessing.verdicts.answer);
    expect(hands()).toEqual(before);
    await page.press(words.tabs.moves);
    expect(page.texts('.guessing')).toEqual([]);
    expect(hands()).not.toEqual(before);
    await page.key('Home');
    await page.press(words.tabs.explore);
    await page.until(() => page.texts('.guessing').length > 0);
    expect(page.html()).toContain(guessing.score(1, 1, false));
    expect(page.texts('.stage .told')[0]).toContain(guessing.verdicts.answer);
    expect(hands()).toEqual(before);
    // Whoever ends it is not asked again.
    await page.press(words.modes.guess);
    await page.press(words.tabs.moves);
    await page.press(words.tabs.explore);
    expect(page.texts('.guessing')).toEqual([]);
  });

  test('tells who guesses what their seat can infer, with the other hands closed, and lets them guess on', async () => {
    const infer: Panels<Toy>['infer'] = () =>
      Promise.resolve({ default: ({ viewer }) => h('p', { class: 'inferred' }, viewer) });
    const address = 'https://cabinet.example/?mode=guess&as=cid';
    await view({ panels: { ...panels, infer }, start: '3' }, address);
    await page.until(() => page.html().includes(guessing.yourMove));
    await page.press(toy.card('N7'), '.table');
    await page.until(() => page.html().includes(guessing.score(1, 1, false)));
    const [before, table] = [hands(), seatsShown()];
    for (const back of [words.modes.infer, words.modes.guess]) {
      await page.press(words.modes.infer);
      await page.until(() => page.texts('.inferred').length > 0);
      expect(page.texts('.inferred')).toEqual(['cid']);
      expect([hands(), seatsShown()]).toEqual([before, table]);
      expect(page.texts('.moves')).toEqual([]);
      expect(page.html()).not.toContain(options.seenBy);
      await page.press(back);
      await page.until(() => page.html().includes(guessing.score(1, 1, false)));
      expect([hands(), seatsShown()]).toEqual([before, table]);
    }
    // From there, too, it rests while the list of moves is seen; the seat is guessed on for.
    await page.press(words.modes.infer);
    await page.press(words.tabs.moves);
    expect(page.texts('.moves').length).toBeGreaterThan(0);
    await page.press(words.tabs.explore);
    await page.until(() => page.texts('.guessing').length > 0);
    expect(seatsShown()).toEqual(table);
  });

  test('what was written beside a move is folded while moves are guessed, for it may tell of later ones', async () => {
    await view({}, 'https://cabinet.example/?mode=guess&as=ann');
    await page.press(guessing.goOn);
    expect(open()).toEqual([]);
    expect(folded()).toEqual([expect.stringContaining('All or nothing.')]);
    expect(page.texts('details.folded-comment > summary')).toEqual([
      words.showComment(toyFace.words.move(chooses('bob', 'N5'))),
    ]);
  });

  test('what was written beside the last move tells of no later one', async () => {
    const moves = REPLAY.moves.map((move, at) => (at === 7 ? { ...move, comment: 'A draw.' } : move));
    await view({ replay: { ...REPLAY, moves } }, 'https://cabinet.example/?mode=guess&as=ann');
    await page.press(ways.last);
    expect(folded()).toEqual([]);
    expect(open()).toEqual([expect.stringContaining('A draw.')]);
  });

  test.each([
    ['is kept where another was better', false, 1],
    ['is not where it is as good as any', true, 0],
  ])('a guess that was not what was played %s', async (_, isAsGood, times) => {
    let weighed = 0;
    const Worth = ({ settle }: GuessWorthProps<Toy>) => {
      useEffect(() => {
        settle(isAsGood);
      }, []);
      return null;
    };
    const keepMissed = () =>
      Promise.resolve(() => {
        weighed += 1;
        return () => undefined;
      });
    const guess: Panels<Toy>['guess'] = () =>
      Promise.resolve({
        default: (props) =>
          h(GuessMovesPanel<Toy>, { ...props, face: toyFace, hints: toyHintFacet, Worth, keepMissed }),
      });
    await view({ panels: { ...panels, guess } }, 'https://cabinet.example/?mode=guess&as=cid#3');
    await page.press(toy.card('N3'), '.table');
    await page.until(() => page.html().includes(guessing.score(Number(isAsGood), 1, true)));
    await new Promise((done) => setTimeout(done, 20));
    expect(weighed).toBe(times);
    const why = page.texts('.stage .told')[0];
    if (isAsGood) for (const no of Object.values(guessing.tallies)) expect(why).not.toContain(no);
    else expect(why).toContain(guessing.tallies.missed);
  });

  test('tells of a move to be guessed as much as is asked, and counts no guess as right after that', async () => {
    await view({}, 'https://cabinet.example/?mode=guess&as=ann');
    await page.press(guessing.goOn);
    const told = () => page.texts('.stage .told')[0];
    const steps = [toy.rules['choose-together'], toy.anyOther, toy.chooses(toy.seats.ann, toy.card('N1'))];
    for (const [index, step] of steps.entries()) {
      await page.press(hints.ask);
      expect(told()).toContain(step);
      for (const later of steps.slice(index + 1)) expect(told()).not.toContain(later);
    }
    await page.press(toy.card('N1'), '.table');
    expect(told()).toContain(guessing.verdicts.answer);
    expect(told()).toContain(guessing.tallies.helped);
    expect(page.html()).toContain(guessing.score(0, 1, false));
  });

  test('says that a guess that was not played does not count, and names the move of each comment', async () => {
    const moves = REPLAY.moves.map((move) => ({ ...move, comment: 'Well.' }));
    await view({ replay: { ...REPLAY, moves } }, 'https://cabinet.example/?mode=guess&as=cid#3');
    await page.press(toy.card('N3'), '.table');
    expect(page.texts('.stage .told')[0]).toContain(guessing.tallies.missed);
    const summaries = page.texts('details.folded-comment > summary');
    expect(summaries.length).toBe(3);
    expect(new Set(summaries).size).toBe(3);
  });
});

describe('Of more variations than a list can bear', () => {
  const variation = [{ action: chooses('cid', 'N3') }];
  const moves = REPLAY.moves.map((move, at) =>
    at === 3 ? { ...move, variations: Array.from({ length: 400 }, () => variation) } : move,
  );
  const drawn = () => page.texts('.moves .variation').length;

  test.each([
    ['are', undefined],
    ['were on the page', h('p', null, h('button', { type: 'button', 'data-folded': 4 }, tree.unfold(100)))],
  ])('as many again are drawn when they are asked for, where they %s drawn', async (_, built) => {
    await view({ replay: { ...REPLAY, moves }, drawn: built });
    if (built === undefined) await page.until(() => drawn() === 300);
    await page.press(tree.unfold(100), '.moves');
    await page.until(() => drawn() === 400);
  });
});

describe('At the table itself', () => {
  test('another card is played by a touch, and is a variation from then on; what may not be is refused there', async () => {
    await view();
    await page.press(toy.instead(toy.card('N3')));
    await page.until(() => at() === words.position(2, 2));
    expect(said()[0]).toContain(toy.events.chose({ type: 'chose', rule: 'choose-together', by: 'cid' }));
    expect(page.texts('.moves .variation .move .visually-hidden')).toContain(
      toy.chooses(toy.seats.cid, toy.card('N3')),
    );
    await page.press(toy.card('N9'), '.table');
    expect(page.texts('.stage .told')[0]).toContain(toy.refusals.nine({ type: 'nine', rule: 'nine-stays' }));
    await page.press(editing.undo);
    expect(at()).toBe(words.position(1, 8));
    expect(page.texts('.moves .variation .move .visually-hidden')).not.toContain(
      toy.chooses(toy.seats.cid, toy.card('N3')),
    );
  });

  test('what was deleted in a variation is seen there again once that is undone', async () => {
    const variation = [{ action: chooses('cid', 'N3') }];
    const moves = REPLAY.moves.map((move, at) => (at === 1 ? { ...move, variations: [variation] } : move));
    await view({ replay: { ...REPLAY, moves } });
    await page.press(words.modes.edit);
    await page.until(() => page.texts('button').includes(editing.remove));
    const isInVariation = () => page.html().includes(words.leaveVariation);
    await page.until(() => page.texts('.moves .variation .move').length > 0);
    const [name = ''] = page.texts('.moves .variation .move');
    await page.press(name, '.moves .variation');
    await page.until(isInVariation);
    await page.press(editing.remove);
    expect(isInVariation()).toBe(false);
    await page.press(editing.undo);
    expect(isInVariation()).toBe(true);
    expect(at()).toBe(words.position(2, 2));
  });

  /** How it stands with keeping what was changed; there is no database here. */
  const standing = () => page.texts('.panel > [role="status"]').join();

  test('a card is tried for nothing: what is played is kept only once the reader says so', async () => {
    await view();
    await page.press(toy.instead(toy.card('N3')));
    await page.until(() => page.html().includes(editing.tried));
    await page.press(toy.card('N1'), '.table');
    expect(standing()).toBe('');
    await page.press(editing.keep);
    await page.until(() => standing() !== '');
    expect(standing()).toBe(editing.troubles.blocked);
    expect(page.html()).not.toContain(editing.tried);
  });

  test('what was tried is kept once something is written beside it', async () => {
    await view();
    await page.press(toy.instead(toy.card('N3')));
    await page.until(() => page.texts('.moves .note-place textarea').length > 0);
    await page.type(editing.comment, 'Bold.');
    await page.until(() => standing() !== '');
    expect(page.html()).not.toContain(editing.tried);
  });

  test('a mark and a comment are written beside the move in the list', async () => {
    await view();
    await page.press(words.modes.edit);
    await page.press(ways.forward);
    await page.until(() => page.texts('.moves .note-place textarea').length > 0);
    await page.type(editing.comment, 'Bold.');
    expect(page.texts('.comment-quote')[0]).toContain('Bold.');
    await page.press(ways.back);
    expect(page.texts('.moves .comment')).toContain('Bold.');
  });
});

describe('What a game has no panel for', () => {
  test('is not entered by a key, by the address or from a card', async () => {
    await view({ panels: {} }, 'https://cabinet.example/?mode=guess&as=bob');
    expect(page.html()).toContain('data-mode="watch"');
    await page.key('w');
    expect(page.html()).toContain('data-mode="watch"');
    expect(page.html()).not.toContain(toy.why(toy.card('N9')));
  });
});
