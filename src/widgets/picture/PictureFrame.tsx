import type { ComponentChildren } from 'preact';
import { language } from '#said/language-code-and-url-prefix';
import { HEIGHT, PANEL, WIDTH } from './position-picture-dimensions.ts';
import { inksOf } from './picture-style.ts';
import { PictureCaption, type PictureCaptionProps } from './PictureCaption.tsx';

interface PictureFrameProps extends PictureCaptionProps {
  /** What the picture is called, and what it shows, to those who do not see it. */
  readonly caption: string;
  readonly description: string;
  /** What stands in its `<style>`, and the shapes that its pieces refer to. */
  readonly style: string;
  readonly shapes: ComponentChildren;
  /** The table. */
  readonly children: ComponentChildren;
}

const ink = inksOf();

/** A position as one drawing that needs nothing from outside itself: the label at the left, the table beside it. */
export function PictureFrame({ caption, description, style, shapes, children, ...label }: PictureFrameProps) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      lang={language}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      role="img"
      aria-labelledby="picture-title picture-words"
    >
      <title id="picture-title">{caption}</title>
      <desc id="picture-words">{description}</desc>
      <style>{style}</style>
      <defs>{shapes}</defs>
      <rect width={WIDTH} height={HEIGHT} fill={ink('paper-sunken')} />
      <path
        fill="none"
        stroke={ink('rule')}
        stroke-width="1.5"
        d={`M${PANEL + 11} 11H${WIDTH - 11}V${HEIGHT - 11}H${PANEL + 11}Z`}
      />
      <PictureCaption {...label} />
      {children}
    </svg>
  );
}
