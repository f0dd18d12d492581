import { toDirectedGraph, type DirectedGraphNode } from 'xstate/graph';
import type { AnyStateMachine } from 'xstate';

/** A statechart as plain nodes and arrows, for drawing it and for checking it. Made from the machine itself. */

export interface ChartNode {
  /** The path from the root, as in `tricks.lead`. */
  readonly id: string;
  readonly parent: string | null;
  /** Whether it holds other nodes. */
  readonly compound: boolean;
  /** Whether nobody acts here: it is left in the move that entered it. */
  readonly passing: boolean;
}

export interface ChartArrow {
  readonly from: string;
  /** Where the arrow comes to rest: a compound node is entered down to its first node. */
  readonly to: string;
  /** The move that takes it; null for an arrow that is taken by itself. */
  readonly move: string | null;
  readonly guard: string | null;
  /** What the machine calls it (`meta.arrow`): the key to what is said of it. Null where it has no name. */
  readonly id: string | null;
}

export interface Chart {
  readonly nodes: readonly ChartNode[];
  readonly arrows: readonly ChartArrow[];
}

/** Every node and arrow of a machine, in the order of its definition. The refusals of the root are no arrows: they stay. */
export function chartOf(machine: AnyStateMachine): Chart {
  const nodes: ChartNode[] = [];
  const arrows: ChartArrow[] = [];
  const visit = ({ stateNode, children, edges }: DirectedGraphNode, parent: string | null) => {
    const id = stateNode.path.join('.');
    if (stateNode.parent) {
      nodes.push({
        id,
        parent,
        compound: children.length > 0,
        passing: stateNode.always !== undefined && stateNode.always.length > 0,
      });
      // The graph leaves out the arrows that are taken by themselves; the node knows them.
      const transitions = [...edges.map((edge) => edge.transition), ...(stateNode.always ?? [])];
      for (const { target, eventType, guard, meta } of transitions) {
        const [to] = target ?? [];
        if (!to) continue;
        arrows.push({
          from: id,
          to: firstNode(to).path.join('.'),
          move: String(eventType) || null,
          guard: typeof guard === 'string' ? guard : null,
          id: arrowId(meta),
        });
      }
    }
    for (const child of children) visit(child, stateNode.parent ? id : null);
  };
  visit(toDirectedGraph(machine), null);
  return { nodes, arrows };
}

/** The name of an arrow that carries this. */
export function arrowId(meta: unknown): string | null {
  if (typeof meta !== 'object' || meta === null || !('arrow' in meta)) return null;
  return typeof meta.arrow === 'string' ? meta.arrow : null;
}

function firstNode(node: DirectedGraphNode['stateNode']): DirectedGraphNode['stateNode'] {
  const initial = Object.keys(node.states).length > 0 ? node.initial.target[0] : undefined;
  return initial ? firstNode(initial) : node;
}
