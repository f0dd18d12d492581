import { h, type ComponentType } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import type { GameTypes } from '#kit/game';
import type { Machine, Standing } from '#kit/game-machine';
import { innermost } from '#machines/state-path';
import { framesOf, lineThrough } from '#replays/replay-frames';
import type { Replay } from '#replays/replay';
import { language } from '#said/language-code-and-url-prefix';
import type { Face, GameFrame, PlayingFace, Viewer } from '#widgets/face.ts';
import { outline } from '#widgets/viewer/move-outline.ts';
import { playedGame } from './actions-of-random-games.ts';

/** What every game's face has to keep: it is what the viewer, the scenes and the exercises draw the game by. */

export interface Faced<T extends GameTypes> {
  readonly face: PlayingFace<T>;
  /** The whole machine, by which games are dealt and played. */
  readonly machine: Machine<T, Standing<T>>;
  /** What the viewer steps through games by, if that is another. */
  readonly viewing?: PlayingFace<T>['machine'];
  /** The same without the judge, if that is another. */
  readonly stepping?: Face<T>['machine'];
  readonly tables: readonly Partial<T['rulings']>[];
  /** How many games are played at each table. */
  readonly games: number;
  /** Games that somebody wrote, with their variations. */
  readonly replays: readonly Replay<T>[];
  /** The nodes of the statechart, as paths from its root. */
  readonly nodes: readonly string[];
  readonly rules: readonly (T['event'] | T['refusal'])['rule'][];
  /** The hand of a seat as a view shows it: hidden cards are `??`. */
  readonly handIn: (view: T['view'], seat: T['seat']) => readonly (T['card'] | '??')[];
  /** The cards of a hand that an action plays. */
  readonly playedBy: (action: T['action']) => readonly T['card'][];
}

/** What a sentence never says, whatever the game: a name of the code where a word is missing. */
const MISSING = /undefined|null|NaN|\[object|\$\{/;
const JAPANESE = /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u;

export function keepsFaceContract<T extends GameTypes>(faced: Faced<T>): void {
  const { face, machine, tables, games, replays, nodes, rules, handIn, playedBy } = faced;
  const { game } = machine;
  const { Table, Hand, MoveLabel, RuleLink, Refusals, words } = face;

  const played: readonly Replay<T>[] = tables.flatMap((rulings) =>
    Array.from({ length: games }, (_, seed) => ({
      game: game.id,
      rulings,
      moves: playedGame(machine, seed, rulings).map(({ action }) => ({ action })),
    })),
  );
  const unfolded = [...played, ...replays].map((replay): readonly GameFrame<T>[] =>
    framesOf(machine.begin(replay.rulings), replay.moves, (position, action) =>
      machine.play(position, action),
    ),
  );
  const frames = unfolded.flat();
  const states = frames.map(({ position }): T['state'] => position.context.state);
  const viewersOf = (state: T['state']): readonly Viewer<T>[] => ['all', ...game.seatsIn(state)];
  const acting = (state: T['state']) => game.toAct(state).filter((one): one is T['seat'] => one !== 'dealer');
  const draw = <Props extends object>(part: ComponentType<Props>, props: NoInfer<Props>) =>
    renderToString(h(part, props));
  const count = (html: string, piece: string) => html.split(piece).length - 1;

  /** Each line of each game, its variations as well, as its moves with the states they are made in. */
  const lines = unfolded.flatMap((all) =>
    all
      .filter(({ next }) => next.length === 0)
      .map(({ id }) =>
        lineThrough(all, id)
          .slice(1)
          .flatMap((id) => {
            const step = all[id]?.step;
            const before = all[all[id]?.previous ?? -1];
            return step == null || before === undefined
              ? []
              : [{ action: step.action, part: face.part(before.position.context.state) }];
          }),
      ),
  );

  describe(`The face of ${game.id}, in ${language}`, () => {
    test('who steps through a game stands at every move where the statechart stands, and is told the same', () => {
      const { viewing = face.machine, stepping = viewing } = faced;
      for (const { rulings, moves } of [...played, ...replays]) {
        const walked = framesOf(machine.begin(rulings), moves, (position, action) =>
          machine.play(position, action),
        );
        const stepped = framesOf(viewing.begin(rulings), moves, (position, action) =>
          viewing.play(position, action),
        );
        const unjudged = framesOf(stepping.begin(rulings), moves, (position, action) =>
          stepping.play(position, action),
        );
        for (const { id, position } of walked) {
          const here = stepped[id]?.position ?? viewing.begin();
          expect(viewing.place(here)).toBe(machine.place(position));
          expect(here.context.state).toEqual(position.context.state);
          expect(here.context.events).toEqual(position.context.events);
          expect(unjudged[id]?.position.context).toEqual(here.context);
          expect(stepping.place(here)).toBe(machine.place(position));
          expect(viewing.place(viewing.enter(here.context.state))).toBe(machine.place(position));
          // What does not fit is refused by both, for the same reasons.
          const far = (id * 7 + 3) % moves.length;
          for (const { action } of moves.slice(far, far + 1)) {
            const refused = viewing.play(here, action);
            if (!refused.ok)
              expect(machine.play(position, action)).toEqual({ ok: false, problem: refused.problem });
          }
        }
      }
    });

    test('every move has its part, which is named, and no part comes back once it is left', () => {
      for (const line of lines) {
        const keys = line.map(({ part }) => JSON.stringify([part.section.key, part.key]));
        expect(keys.filter((key, at) => key !== keys[at - 1] && keys.indexOf(key) < at)).toEqual([]);
        for (const { part } of line) for (const text of [part.section.title, part.name]) isSaid(text);
      }
      for (const state of states) expect(face.part(state).section.key).not.toBe('');
    });

    test('the list of moves has every move once, in the order in which they are made', () => {
      for (const all of unfolded) {
        const listed = outline(face, all, lineThrough(all)).flatMap(({ parts }) =>
          parts.flatMap((part) => part.frames.map(({ id }) => id)),
        );
        expect(listed).toEqual(lineThrough(all).slice(1));
      }
    });

    test('a section or a part begins with just the moves that say so', () => {
      for (const line of lines) {
        for (const [at, { action, part }] of line.entries()) {
          const last = line[at - 1]?.part;
          const opensSection = last?.section.key !== part.section.key;
          const opensPart = opensSection || last.key !== part.key;
          const told = face.begins(action);
          if (told === 'section') expect(opensSection).toBe(true);
          if (told === 'part') expect(opensPart).toBe(true);
          // The first move opens everything; what comes later is not found by who steps unless it is told.
          if (last !== undefined && opensSection) expect(told).toBe('section');
          if (opensPart && part.short !== undefined) expect(told).not.toBe(null);
        }
      }
    });

    test('the cards that may not be played are just those of open hands that no legal action plays', () => {
      let barredAtAll = 0;
      for (const state of states) {
        const legal = game.legal(state);
        for (const viewer of viewersOf(state)) {
          const view = game.view(state, viewer);
          const barred = face.barred(state, view);
          for (const seat of game.seatsIn(state)) {
            const open = acting(state).includes(seat) && (viewer === 'all' || viewer === seat);
            const playable = legal.filter(({ by }) => by === seat).flatMap(playedBy);
            const expected = handIn(view, seat).filter((card) => card !== '??' && !playable.includes(card));
            expect(barred[seat] ?? []).toEqual(open ? expected : []);
            barredAtAll += barred[seat]?.length ?? 0;
          }
        }
      }
      expect(barredAtAll).toBeGreaterThan(0);
    });

    test('the table is drawn as everybody may see it, from every seat; what may not be played can be asked about', () => {
      for (const [at, state] of states.entries()) {
        // They look by turns: what every one of them sees of every state takes a minute to draw.
        const viewers = viewersOf(state);
        const view = game.view(state, viewers[at % viewers.length] ?? 'all');
        const html = draw(Table, { view });
        const [first] = game.seatsIn(state);
        expect(draw(Table, { view, below: first })).toBe(html);
        for (const below of game.seatsIn(state)) expect(draw(Table, { view, below })).not.toBe('');
        const barred = face.barred(state, view);
        const asking = draw(Table, { view, barred, ask: () => undefined });
        const asked = game.seatsIn(state).flatMap((seat) => barred[seat] ?? []).length;
        expect(count(asking, '<button') - count(draw(Table, { view, barred }), '<button')).toBe(asked);
      }
    });

    test('a hand to play from has a button for each of its cards, and marks those that may not be played', () => {
      for (const state of states) {
        for (const seat of acting(state)) {
          const view = game.view(state, seat);
          const barred = face.barred(state, view)[seat] ?? [];
          // Beside them a button may wait until cards are chosen.
          const cards = (hand: string) => /<ul[^]*<\/ul>/.exec(hand)?.[0] ?? '';
          const html = cards(draw(Hand, { state, seat, hints: true, attempt: () => undefined }));
          expect(count(html, '<button')).toBeGreaterThanOrEqual(handIn(view, seat).length);
          // Some may be played, but not first.
          expect(count(html, 'aria-disabled="true"')).toBe(barred.length + count(html, 'data-waits'));
          const unmarked = cards(draw(Hand, { state, seat, hints: false, attempt: () => undefined }));
          expect(count(unmarked, 'aria-disabled="true"')).toBe(0);
        }
      }
    });

    test('every move is told, in a sentence and in little space', () => {
      for (const { step } of frames) {
        if (step === null) continue;
        isSaid(words.move(step.action));
        expect(draw(MoveLabel, { action: step.action })).not.toBe('');
      }
    });

    test('every event is told, and who listens in a hurry hears some of each game, and not all', () => {
      for (const all of unfolded) {
        const events = all.flatMap(({ position }): readonly T['event'][] => position.context.events);
        for (const event of events) {
          const sentence = words.event(event);
          isSaid(sentence);
          // Not every voice has a word for a sign.
          expect(words.aloud?.(sentence) ?? sentence).not.toMatch(/[♠♥♦♣]/);
        }
        const main = events.filter((event) => face.isMain(event)).length;
        expect(main).toBeGreaterThan(0);
        expect(main).toBeLessThan(events.length);
      }
    });

    test('every state says what the game waits for, and what the node of the chart means on which it stands', () => {
      for (const state of states) {
        isSaid(words.phase(state));
        for (const viewer of viewersOf(state)) {
          const known = words.known(game.view(state, viewer));
          if (known !== null) isSaid(known);
        }
      }
      const places = new Set(frames.map(({ position }) => machine.place(position)));
      for (const place of places) isSaid(words.node(innermost(place)));
      expect([...places].filter((place) => !nodes.includes(place))).toEqual([]);
    });

    test('every refusal is told, with the rule that it names', () => {
      const refused = unfolded.flatMap((all) => {
        const actions = all.flatMap(({ step }) => (step === null ? [] : [step.action]));
        return all.flatMap(({ position, id }): readonly T['refusal'][] => {
          const other = actions[(id * 7 + 3) % actions.length];
          return other === undefined ? [] : game.judge(position.context.state, other);
        });
      });
      expect(refused.length).toBeGreaterThan(0);
      for (const refusal of refused) {
        const html = draw(Refusals, { refusals: [refusal] });
        isSaid(html.replace(/<[^>]*>/g, ''));
        expect(html).toContain(draw(RuleLink, { rule: refusal.rule }));
      }
    });

    test('every rule has its name, which leads into the pages of the game', () => {
      for (const rule of rules) {
        const html = draw(RuleLink, { rule });
        isSaid(html.replace(/<[^>]*>/g, ''));
        expect(html).toMatch(new RegExp(`href="[^"]*/${game.id}/[^"]*#${rule}"`));
      }
    });

    test('every seat has a name of its own and a sign of its own, by which moves are listed', () => {
      isSaid(words.title);
      const names = game.seats.map((seat) => words.seats[seat]);
      for (const name of names) isSaid(name);
      expect(new Set(names).size).toBe(names.length);
      const initials = game.seats.map((seat) => words.initials[seat]);
      for (const initial of initials) expect(initial).toHaveLength(1);
      expect(new Set(initials).size).toBe(names.length);
      const viewers = (['all', ...game.seats] as const).map((viewer) => words.viewers[viewer]);
      for (const viewer of viewers) isSaid(viewer);
      expect(new Set(viewers).size).toBe(viewers.length);
    });

    test('every way through a game has a name of its own', () => {
      const ways = Object.values(words.stepping.ways);
      for (const way of [words.stepping.controls, ...ways]) isSaid(way);
      expect(new Set(ways).size).toBe(ways.length);
    });
  });
}

/** Something is said, in the language of the page. */
function isSaid(text: string): void {
  expect(text.trim()).not.toBe('');
  expect(text).not.toMatch(MISSING);
  if (language === 'ja') expect(text).toMatch(JAPANESE);
  else expect(text).not.toMatch(JAPANESE);
}
