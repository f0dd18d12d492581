import type { ForbiddingRuleId } from '#games/jekyll-vs-hyde/exercises/forbidding-rule-id';

/** ルールが禁じることを、日本語で。 */
export const forbids: Readonly<Record<ForbiddingRuleId, string>> = {
  'the-cards': '同じカードが2枚あります',
  'deal-ten': '10枚ずつ配られていません',
  'give-count': '渡す枚数が違います',
  'give-together': 'この人はもうカードを伏せて出しています',
  'forced-potion': '秘薬を渡さなければなりません',
  'own-cards': '手札にないカードです',
  turns: 'その人の番でないか、時が違います',
  'name-suit': '色は秘薬のリードだけで、必ず宣言します',
  'follow-suit': 'リードされた色をフォローします',
  'follow-named': '宣言された色を出します',
  'potion-barred': 'ここでは秘薬で応じられません',
  'greed-exchanges': '強欲で渡す枚数が違います',
  'game-over': 'ゲームは終わっています',
};
