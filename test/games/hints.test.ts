import { describe, expect, test } from 'vitest';
import { chronicleMachine } from '#games/chronicle/machine-with-statechart-and-dealing';
import { playingFace as chronicleFace } from '#games/chronicle/playing-face.tsx';
import { hintFacet as chronicleFacet } from '#games/chronicle/widgets/hints/move-hint-adapter';
import { jekyllVsHydeMachine } from '#games/jekyll-vs-hyde/machine-with-statechart-and-dealing';
import { playingFace } from '#games/jekyll-vs-hyde/playing-face.tsx';
import { hintFacet } from '#games/jekyll-vs-hyde/widgets/hints/move-hint-adapter';
import { switchMachine } from '#games/switch/machine-with-statechart-and-dealing';
import { playingFace as switchFace } from '#games/switch/playing-face.tsx';
import { hintFacet as switchFacet } from '#games/switch/widgets/hints/move-hint-adapter';
import { mainRuleOfMoveEvents } from '#kit/main-rule-of-move-events';
import type { GameTypes } from '#kit/game';
import type { Machine, Standing } from '#kit/game-machine';
import type { PlayingFace } from '#widgets/face.ts';
import { moveHints } from '#widgets/hints/hints-towards-known-move.tsx';
import type { HintFacet } from '#widgets/hints/move-hint-adapter.ts';
import { words as hints } from '#said/hints';
import { playedGame } from './actions-of-random-games.ts';

/** Whatever move is to be found, of any game: its hints go from the rule to the kind and to the move, and none is the next one. */

function givesHints<T extends GameTypes>(
  machine: Machine<T, Standing<T>>,
  face: PlayingFace<T>,
  facet: HintFacet<T>,
): void {
  describe(`A move of ${machine.game.id}`, () => {
    test('has three hints, each of which tells more than the one before', () => {
      for (let seed = 1; seed <= 4; seed += 1) {
        for (const { before, action } of playedGame(machine, seed, {})) {
          if (action.by === undefined) continue;
          const { state } = before.context;
          const [, kind, move] = moveHints(face, facet, state, [action]);
          const said = face.words.move(action);
          expect(kind).toMatch(/./);
          expect(move).toContain(said);
          // Of several cards laid together the first alone may be what another move is.
          expect(kind).not.toContain(move);
        }
      }
    });

    test('is narrowed down by its second hint and not given away, as long as there are several to choose from', () => {
      for (let seed = 1; seed <= 4; seed += 1) {
        for (const { before, action } of playedGame(machine, seed, {})) {
          if (action.by === undefined) continue;
          const { state } = before.context;
          const [, told] = moveHints(face, facet, state, [action]);
          const own = machine.game.legal(state).filter(({ by }) => by === action.by);
          const fits = own.filter((move) => facet.kind(move) === told);
          if (own.length > 2 && fits.length === 1)
            expect.fail(`Its second hint gives ${face.words.move(action)} away`);
          // Where all that can be played is of one kind, that kind leaves as much open as nothing.
          if (own.length > 2 && fits.length === own.length)
            expect.fail(`Its second hint rules out nothing beside ${face.words.move(action)}`);
          expect(told).not.toBe(hints.not(face.words.move(action)));
        }
      }
    });

    test('is about several rules, by what it brings about', () => {
      const rules = playedGame(machine, 1, {}).flatMap(({ before, action }) =>
        action.by === undefined
          ? []
          : [mainRuleOfMoveEvents(machine.game, facet.telling, before.context.state, [action])],
      );
      expect(new Set(rules).size).toBeGreaterThan(3);
    });
  });
}

givesHints(jekyllVsHydeMachine, playingFace, hintFacet);
givesHints(switchMachine, switchFace, switchFacet);
givesHints(chronicleMachine, chronicleFace, chronicleFacet);
