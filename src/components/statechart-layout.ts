import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { Chart, ChartNode } from '#machines/statechart-graph';
import { innermost } from '#machines/state-path';
import { wordsFor } from '#words/sentence-per-type';

/** Places a statechart's nodes and arrows on a page. Runs at build time only. */

export interface PlacedNode {
  readonly id: string;
  readonly label: string;
  readonly description: string;
  readonly compound: boolean;
  readonly passing: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PlacedArrow {
  /** The path to draw, in SVG's notation. */
  readonly path: string;
  readonly label: { readonly text: string; readonly x: number; readonly y: number } | null;
}

export interface PlacedChart {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly PlacedNode[];
  readonly arrows: readonly PlacedArrow[];
}

type Words = Readonly<Record<string, string>>;

/** How wide a letter is: most, and those that stand in a square, as in Japanese. */
const LETTER = 7.2;
const SQUARE = 13.2;
const LINE = 32;

const ROOT = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.layered.spacing.nodeNodeBetweenLayers': '30',
  'elk.spacing.nodeNode': '18',
  'elk.spacing.edgeNode': '12',
  'elk.spacing.edgeLabel': '3',
  'elk.edgeLabels.inline': 'false',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
};

/**
 * The chart laid out from top to bottom, in pixels at full size. The words are those of the game: for its nodes by name, for
 * the types of its actions, and what each node means.
 */
export async function layOut(
  chart: Chart,
  words: { readonly nodes: Words; readonly moves: Words },
  places: Words,
): Promise<PlacedChart> {
  const labelOf = ({ id }: ChartNode) => wordsFor(words.nodes, innermost(id));
  const moveOf = (move: string) => wordsFor(words.moves, move);
  const build = (parent: string | null): ElkNode[] =>
    chart.nodes
      .filter((node) => node.parent === parent)
      .map((node) => ({
        id: node.id,
        ...(node.compound
          ? {
              children: build(node.id),
              layoutOptions: { 'elk.padding': '[top=34,left=12,bottom=14,right=12]' },
            }
          : { width: widthOf(labelOf(node)) + 26, height: LINE }),
      }));
  const edges = chart.arrows.map(({ from, to, move }, index): ElkExtendedEdge => ({
    id: String(index),
    sources: [from],
    targets: [to],
    labels: move === null ? [] : [{ text: moveOf(move), width: widthOf(moveOf(move)) * 0.9, height: 14 }],
  }));
  const placed: ElkNode = await new ELK().layout({
    id: 'root',
    layoutOptions: ROOT,
    children: build(null),
    edges,
  });

  const boxes = new Map<string, ElkNode>();
  const collect = (node: ElkNode) => {
    boxes.set(node.id, node);
    node.children?.forEach(collect);
  };
  collect(placed);
  return {
    width: Math.ceil(placed.width ?? 0),
    height: Math.ceil(placed.height ?? 0),
    nodes: chart.nodes.map((node) => {
      const { x = 0, y = 0, width = 0, height = 0 } = boxes.get(node.id) ?? {};
      const { id, compound, passing } = node;
      const description = wordsFor(places, innermost(id));
      return { id, description, compound, passing, label: labelOf(node), x, y, width, height };
    }),
    arrows: (placed.edges ?? []).map(arrowOf),
  };
}

function widthOf(text: string): number {
  return Array.from(text).reduce((width, letter) => width + (letter >= '\u2E80' ? SQUARE : LETTER), 0);
}

function arrowOf({ sections = [], labels = [] }: ElkExtendedEdge): PlacedArrow {
  const path = sections
    .map(({ startPoint, bendPoints = [], endPoint }) =>
      [startPoint, ...bendPoints, endPoint]
        .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${Math.round(x)} ${Math.round(y)}`)
        .join(''),
    )
    .join('');
  const [label] = labels;
  return {
    path,
    label: label === undefined ? null : { text: label.text ?? '', x: label.x ?? 0, y: (label.y ?? 0) + 11 },
  };
}
