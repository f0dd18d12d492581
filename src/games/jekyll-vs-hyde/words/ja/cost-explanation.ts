import type { OwnedTrick, TrickClaim } from '#games/jekyll-vs-hyde/analysis/cost-explanation';
import type { PlayedTrick } from '#games/jekyll-vs-hyde/analysis/tricks-of-line';
import type { Follow, Lead } from '#games/jekyll-vs-hyde/rules/state';
import type { CostExplanationWords } from '../text-types/cost-explanation.ts';
import { gapInWords } from './gap-in-words.ts';
import { words as game } from './names.ts';

const { seats, suits, card } = game;

function move(action: Lead | Follow): string {
  const names = action.type === 'lead' ? action.names : undefined;
  return names === undefined ? card(action.card) : `${card(action.card)}（宣言は${suits[names]}）`;
}

const LACKS = {
  cleared: '序列はそのままで、',
  took: 'ほかのトリックは奪われず、',
  exchanged: '交換は起こらず、',
} as const;

/** トリックを取る前に起こること。 */
function before({ effects }: PlayedTrick): string {
  const said = effects.map((effect) => {
    switch (effect.type) {
      case 'cleared':
        return '序列がリセットされて、';
      case 'took':
        return '';
      case 'exchanged': {
        const { jekyll, hyde } = effect.given;
        return `${seats.jekyll}の${jekyll.map(card).join('・')}と${seats.hyde}の${hyde.map(card).join('・')}を交換し、`;
      }
    }
  });
  return said.join('');
}

/** 誰がトリックを取るか。その前後に起こることも添える。応じた人が取るなら、名前は繰り返さない。 */
function taken(
  { answer, trick }: TrickClaim,
  lacks: string,
  [takes, steals]: readonly [string, string],
): string {
  const happens = `${before(trick)}${lacks}`;
  const who = happens === '' && answer?.by === trick.by ? '' : `${seats[trick.by]}が`;
  const took = trick.effects.flatMap((effect) =>
    effect.type === 'took' ? [`第${effect.trick}トリック`] : [],
  );
  const end = took.length === 0 ? takes : `り、${took.join('と')}も奪${steals}`;
  return `${happens}${who}このトリックを取${end}`;
}

const ENDS = ['ります。', 'います。'] as const;

function answered({ answer, forced }: TrickClaim): string {
  if (answer === null) return '';
  return `${seats[answer.by]}は${card(answer.card)}${forced ? 'を出すしかなく' : 'で応じ'}、`;
}

/** 実際の手の直後に起こること。 */
function follows(claim: TrickClaim): string {
  const { answer, move: played, next } = claim;
  if (answer !== null) return `${answered(claim)}${taken(claim, '', ENDS)}`;
  const first = `${card(played.card)}を出すと、`;
  if (next === null) return `${first}${taken(claim, '', ENDS)}`;
  return `${first}${taken(claim, '', ['り', 'って'])}、次に${next.by === claim.trick.by ? '' : `${seats[next.by]}が`}${move(next)}をリードします。`;
}

function how({ how }: OwnedTrick): string {
  switch (how.type) {
    case 'won':
      return `${card(how.card)}が${card(how.beats)}に勝つ`;
    case 'taken':
      return `第${how.trick}トリックに勝ち、傲慢の効果でこのトリックも奪う`;
    case 'stays':
      return 'いまのまま';
  }
}

/** 日本語。 */
export const words: CostExplanationWords = {
  title: 'その理由',
  wait: '理由を調べています。',
  says: (claim) => {
    switch (claim.type) {
      case 'follows':
        return follows(claim);
      case 'ends': {
        const { gap, owned, better, could, first } = claim;
        const given = first === null ? '' : `強欲の交換では${seats[first]}が先に選ぶとして、`;
        return `${given}この先どちらも間違えなければ、${seats.jekyll}${owned.jekyll}・${seats.hyde}${owned.hyde}で差${gap}になります。${move(better)}なら差${could}でした。`;
      }
      case 'would-follow': {
        const lacks = claim.lacks.map((one) => LACKS[one]).join('');
        return `${move(claim.move)}なら、${answered(claim)}${taken(claim, lacks, ENDS)}`;
      }
      case 'kept': {
        const { better, trick } = claim;
        return `${move(better)}なら、${card(trick.card)}が手札に残り、第${trick.trick}トリックで${card(trick.beats)}に勝ちます。`;
      }
      case 'loses-later': {
        const { trick } = claim;
        return `手札に残った${card(trick.beats)}は、第${trick.trick}トリックで${card(trick.card)}に負けます。`;
      }
      case 'differs': {
        const { trick, better, is, would } = claim;
        return `この先どちらも間違えなければ、第${trick}トリックは${seats[is.by]}のものになります（${how(is)}）。${move(better)}なら、${seats[would.by]}のものでした（${how(would)}）。`;
      }
    }
  },
  openHands: (known, best) => {
    if (known === null) return `両者の手札が見えていれば、最善は${move(best)}です。`;
    switch (known.standing) {
      case 'best':
        return `両者の手札が見えていても、最善は${move(known.move)}です。`;
      case 'better':
        return `両者の手札が見えていても、${move(known.move)}のほうがよい手です（最善は${move(best)}）。`;
      case 'no-better':
        return `両者の手札が見えていれば、最善は${move(best)}です。これは、知りようのなかったことです。`;
    }
  },
  lucky: (played, formerly) =>
    `${formerly ? '前に出した' : ''}${move(played)}は、今回の手札では、たまたま損になりません。相手の手札は見えなかったので、これは幸運です。ありえた手札全体で比べると劣る手です。`,
  harmless: (better, ...gaps) => {
    const [is, would] = gaps.map(gapInWords);
    return is === would
      ? `今回は、結果は変わりませんでした。両者の手札が見えていれば、どちらの手でも差は${is}になります。`
      : `今回は幸運でした。両者の手札が見えていれば、この手では差が${is}、${move(better)}なら${would}になります。`;
  },
  after: (played, formerly) => `${formerly ? '前に出した' : ''}${move(played)}のあと：`,
  asGood: ({ played, can }) =>
    `両者の手札が見えていれば、${move(played)}も最善です。差は${gapInWords(can)}のままです。`,
};
