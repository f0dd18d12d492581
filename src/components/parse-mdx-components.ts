import { mdxToMdast, type MdastNode } from 'satteri';

/** A component that the author of a lesson has named, with what stands at it: `3` for `from={3}`. */
export interface LessonElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
}

/** The components in the MDX of a lesson, in their order, read by the parser that builds its page. */
export function elementsIn(mdx: string): readonly LessonElement[] {
  const found: LessonElement[] = [];
  const visit = (node: MdastNode) => {
    if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name) {
      found.push({ name: node.name, attributes: attributesOf(node.attributes) });
    }
    if ('children' in node) node.children.forEach(visit);
  };
  visit(mdxToMdast(mdx));
  return found;
}

type Attribute = Extract<MdastNode, { type: 'mdxJsxFlowElement' }>['attributes'][number];

/** One without a value has an empty one. Those that an object brings along have no name here. */
function attributesOf(attributes: readonly Attribute[]): ReadonlyMap<string, string> {
  return new Map(
    attributes.flatMap((attribute): [string, string][] => {
      if (attribute.type !== 'mdxJsxAttribute') return [];
      const { name, value } = attribute;
      return [[name, typeof value === 'object' && value !== null ? value.value : (value ?? '')]];
    }),
  );
}

/** The whole number at an attribute; undefined where it is left out. */
export function numberAt({ attributes }: LessonElement, name: string): number | undefined {
  const value = attributes.get(name);
  return value === undefined ? undefined : Number(value);
}
