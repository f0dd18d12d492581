import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { bringStageIntoView } from './bring-stage-into-view.ts';
import { MessageArea } from './MessageArea.tsx';
import './stage.css';

interface StageProps {
  /** Changes with whatever the reader does on the stage, which comes into view then. */
  readonly turn?: unknown;
  /** Whether it comes in answer to the reader, and into view with it. */
  readonly arrives?: boolean;
  readonly table: ComponentChildren;
  /** What stands over the table, once it is over there. */
  readonly over?: ComponentChildren;
  /** What there is to do, or to answer. It has the same room however long it is. */
  readonly prompt?: ComponentChildren;
  /** What is said of what was done, in room of its own that is there before. */
  readonly told?: ComponentChildren;
  /** What can be done next. */
  readonly controls?: ComponentChildren;
  /** What may be looked up besides, below the stage or at its side. */
  readonly aside?: ComponentChildren;
}

/**
 * A table with what is asked of it, what is said of it and what can be done next, all of it on one screen: one below the other
 * on a phone, beside each other where the window is low or the page is wide. Nothing on it moves by itself, for each part keeps its room.
 */
export function Stage({ turn, arrives = false, table, over, prompt, told, controls, aside }: StageProps) {
  const root = useRef<HTMLDivElement>(null);
  const before = useRef(arrives ? null : turn);
  useEffect(() => {
    if (before.current === turn) return;
    before.current = turn;
    const bring = () => {
      if (root.current !== null) bringStageIntoView(root.current);
    };
    bring();
    // What the turn took away or brought in its wake has its room only then.
    requestAnimationFrame(bring);
  }, [turn]);
  return (
    <div class="stage" ref={root}>
      {/* Before the table for who listens, below or beside it for who looks. */}
      {prompt != null && <div class="stage-prompt">{prompt}</div>}
      <div class="stage-table">
        {table}
        {over != null && <div class="stage-over">{over}</div>}
      </div>
      {told != null && <MessageArea>{told}</MessageArea>}
      {controls != null && <div class="stage-controls">{controls}</div>}
      {aside != null && <div class="stage-aside">{aside}</div>}
    </div>
  );
}
