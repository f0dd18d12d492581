import { ink } from './picture-style.ts';

interface PicturePartHeadingProps {
  readonly x: number;
  readonly y: number;
  readonly middle?: boolean;
  readonly children: string;
}

/** A heading above a part of a picture: letterspaced capitals. */
export function PicturePartHeading({ x, y, middle = false, children }: PicturePartHeadingProps) {
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
