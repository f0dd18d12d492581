import type { MistakeQuestionHintsWords } from '../text-types/mistake-question-hints.ts';

/** 日本語。 */
export const words: MistakeQuestionHintsWords = {
  trick: '両者のトリック数を見てみましょう。このトリックは取りたいですか、渡したいですか。',
  potion: '秘薬がここで何をするかを見てみましょう。誰の望みに近づきますか。',
  hand: '残る手札を数えてみましょう。あと何トリック取れそうで、何トリック欲しいですか。',
  'as-well': '同じ結果になるカードがほかにもあります。このあとのために何を残すかを見てみましょう。',
  otherwise: 'このトリックを誰が取るかを見てみましょう。最後に何トリック欲しいですか。',
  none: 'ここは数えただけでは決まりません。相手が持っていそうなカードと、あとに残る選択肢を考えてみましょう。',
};
