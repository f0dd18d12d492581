import type { SeatView, View } from '#games/jekyll-vs-hyde/rules/view';

/** What one seat sees. Refuses (throws) what all see: whoever plays is never given that. */
export function seatView(view: View): SeatView {
  const { viewer } = view;
  if (viewer === 'all') throw new TypeError('Both hands lie open');
  return { ...view, viewer };
}
