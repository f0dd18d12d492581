import { ink } from './picture-style.ts';

interface PictureHeadingProps {
  readonly x: number;
  readonly y: number;
  readonly middle?: boolean;
  readonly children: string;
}

/** A heading above a part of a picture: letterspaced capitals. */
export function PictureHeading({ x, y, middle = false, children }: PictureHeadingProps) {
  return (
    <text
      x={x}
      y={y}
      font-size="15"
      font-weight="600"
      letter-spacing="1.4"
      text-anchor={middle ? 'middle' : undefined}
      fill={ink('ink-soft')}
    >
      {children.toUpperCase()}
    </text>
  );
}
