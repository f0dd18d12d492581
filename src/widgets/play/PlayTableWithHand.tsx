import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import type { Standing } from '#kit/game-machine';
import { words as play } from '#said/play-against-computer';
import { decides } from '../../kit/when-seat-decides.ts';
import { replaceHand } from '../replace-hand-on-table.ts';
import { isRoundOver, namesOf } from './current-game.ts';
import { Stage } from '../stage/Stage.tsx';
import type { OpponentTypes } from './play-adapter.ts';
import { useAnnouncement } from '../use-announcement.ts';
import type { OpponentProps } from './use-opponent.ts';

interface PlayTableWithHandProps<T extends GameTypes, P extends OpponentTypes> extends Pick<
  OpponentProps<T, P>,
  'adapter' | 'settings' | 'position' | 'attempt'
> {
  /** The position before this one; undefined where the match begins. */
  readonly from: Standing<T> | undefined;
  /** Who thinks. */
  readonly opponent: T['seat'] | null;
  readonly reconsider: () => void;
  /** How many moves the reader has made. */
  readonly turn: number;
  /** Whether all waits until the reader has seen enough of what lies there. */
  readonly rests: boolean;
  /** A move of the reader's that somebody points to. */
  readonly pointed: T['action'] | undefined;
  /** What the round has brought, once it stands over the table. */
  readonly over: ComponentChildren;
  /** What has happened, or why something may not be done. */
  readonly told: ComponentChildren;
  /** What can be done besides playing. */
  readonly controls: ComponentChildren;
}

/** The table with the reader's hand, and what is to be done. */
export function PlayTableWithHand<T extends GameTypes, P extends OpponentTypes>(
  props: PlayTableWithHandProps<T, P>,
) {
  const { adapter, settings, position, from, opponent, attempt, reconsider, turn, rests, pointed } = props;
  const { over, told, controls } = props;
  const { machine, face, setup, WhatSeatMayDo } = adapter;
  const { seat } = settings;
  const { Table, Hand } = face;
  const { state } = position.context;
  const mine = decides<T>(machine.game, position, seat);
  const asked = useRef<HTMLSpanElement>(null);
  useAnnouncement(asked, { occasion: turn, weight: 'main', arrives: turn === 0 });
  const saying: ComponentChildren =
    mine && WhatSeatMayDo !== undefined ? (
      <WhatSeatMayDo state={state} seat={seat} />
    ) : mine ? (
      face.words.phase(state)
    ) : rests ? (
      play.match.seen
    ) : (
      opponent !== null && adapter.words.thinks(opponent)
    );
  return (
    <Stage
      arrives={turn === 0}
      turn={position}
      table={
        <Table
          view={machine.game.view(state, seat)}
          change={{ from, to: position }}
          below={seat}
          players={namesOf(setup, settings)}
          hands={
            isRoundOver<T, P>(adapter, state)
              ? replaceHand<T>(seat, undefined)
              : replaceHand<T>(seat, <Hand {...{ state, seat, pointed, attempt, reconsider }} hints={mine} />)
          }
        />
      }
      over={over === false ? undefined : over}
      prompt={<p class="turn">{mine ? <span ref={asked}>{saying}</span> : saying}</p>}
      told={told}
      controls={controls}
    />
  );
}
