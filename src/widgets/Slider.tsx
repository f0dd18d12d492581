import type { InputHTMLAttributes } from 'preact';
import { useRef } from 'preact/hooks';

/** How far a finger goes along a slider before it means to move it, in pixels. */
const MEANT = 6;

interface SliderProps extends Omit<InputHTMLAttributes, 'type' | 'value' | 'onInput'> {
  readonly value: number;
  readonly slide: (value: number) => void;
}

/** A slider that a finger moves along its track or by a tap; a swipe down the page that begins on it scrolls the page and nothing else. */
export function Slider({ value, slide, ...rest }: SliderProps) {
  /** A finger that lies on it and has not shown yet what it means, and what it would choose. */
  const touch = useRef<{ readonly x: number; chosen: number } | null>(null);
  const settle = () => {
    const { current: ended } = touch;
    touch.current = null;
    if (ended !== null && ended.chosen !== value) slide(ended.chosen);
  };
  return (
    <input
      {...rest}
      type="range"
      value={value}
      onInput={({ currentTarget }) => {
        const chosen = Number(currentTarget.value);
        if (touch.current === null) {
          slide(chosen);
          return;
        }
        touch.current.chosen = chosen;
        currentTarget.value = String(value);
      }}
      onPointerDown={({ pointerType, clientX }) => {
        touch.current = pointerType === 'touch' ? { x: clientX, chosen: value } : null;
      }}
      onPointerMove={({ clientX }) => {
        if (touch.current !== null && Math.abs(clientX - touch.current.x) > MEANT) settle();
      }}
      onPointerUp={settle}
      onPointerCancel={() => {
        touch.current = null;
      }}
    />
  );
}
