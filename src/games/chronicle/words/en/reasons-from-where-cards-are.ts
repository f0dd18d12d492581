import type { Card, Seat } from '#games/chronicle/rules/cards';
import type { Wanted } from '#games/chronicle/opponents/later-meetings-wanted';
import type { Beaten, Takings } from '#games/chronicle/opponents/what-hangs-on-play';
import type { Whereabouts } from '#games/chronicle/opponents/ways-out-of-evil';
import { chanceAsPercent as share } from '#words/en/chance-as-percent';
import { list } from '#words/en/lists-and-amounts';
import type { ReasonsFromWhereCardsAre } from '../text-types/reasons-from-where-cards-are.ts';
import { words as game } from './names.ts';
import { wish } from './what-condition-asks.ts';

const { seats, card } = game;
const big = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const named = (cards: readonly Card[]) => list(cards.map(card));
const place = (at: Whereabouts) =>
  at === 'hand' ? ' (in your hand)' : at === 'here' ? ' (in this Meeting)' : '';
const ahead = (seat: Seat, isSure: boolean) =>
  `${seats[seat]}${isSure ? '' : ', if that player stays ahead in this Meeting,'}`;
/** In how many of the deals; and where it stands beside such a number. */
const part = (value: number) => (value === 1 ? 'all' : value === 0 ? 'none' : share(value));
const any = (cards: readonly Card[]) =>
  `${cards.slice(0, -1).map(card).join(', ')}${cards.length > 1 ? ' or ' : ''}${cards.slice(-1).map(card).join('')}`;
const often = ({ best, rival }: Takings) =>
  `${big(card(best.card))} takes this Meeting in ${part(best.takes)} of the deals tried, ${card(rival.card)} in ${part(rival.takes)}`;
const unseen = (count: number) =>
  count === 0 ? 'No unseen card' : count === 1 ? 'One unseen card' : `${count} unseen cards`;
const beatable = (one: Beaten, other: Beaten | null) =>
  `${unseen(one.by)} can beat ${card(one.card)}${other === null ? '' : `, and ${other.by === 0 ? 'none' : other.by === 1 ? 'one' : other.by} can beat ${card(other.card)}`}`;
/** Why later Meetings are to be won, or not. */
const later = (why: Wanted['why'], wins: boolean) =>
  why === 'evil'
    ? 'may bring you Evil, which shuts you out'
    : why === 'angel'
      ? 'may bring you the Angel, who would discard your Evil'
      : `${wins ? 'help' : 'may count against'} you, for ${wish(why)}`;

/** How Fame may come to whoever takes Evil. */
const BY = {
  'angel-in-hand': 'the Angel in your hand may come to discard the Evil',
  angel: 'the Angel may come to you and discard the Evil',
  four: 'you may get all four Evil cards',
} as const;

/** English. */
export const reasons: ReasonsFromWhereCardsAre = {
  'shut-out': ({ evil, angel, missing }) => {
    const own = `Your ${named(evil).replaceAll('the ', '')}`;
    const lost = missing.filter(({ at }) => at === 'gone');
    const isAngelOut = angel === null || angel === 'gone';
    const out = `${own} ${evil.length === 1 ? 'is Evil and shuts' : 'are Evil and shut'} you out in this round`;
    if (isAngelOut && lost.length > 0)
      return `${out}${angel === null ? ' once the Angel is given away' : ''}.`;
    const four =
      missing.length > 2
        ? 'all four Evil cards'
        : `${list(missing.map((one) => `${card(one.card)}${place(one.at)}`))} too (all four: 2 Fame)`;
    const ways = [...(isAngelOut ? [] : [`the Angel${place(angel)}`]), ...(lost.length > 0 ? [] : [four])];
    return `${out}. Only ${ways.join(', or ')}${ways.length > 1 ? ',' : ''} would save you.`;
  },
  'completes-four': ({ isSure, evil }) =>
    `It ${isSure ? 'wins' : 'should win'} the Meeting, and with ${named(evil)} you own all four Evil cards: 2 Fame for you alone.`,
  'shuts-out-other': ({ card: evil, seat, isSure }) =>
    `${big(card(evil))} goes to ${seat === null ? 'whoever wins this Meeting, hardly you,' : ahead(seat, isSure)} and Evil shuts that player out but for the Angel or all four.`,
  'angel-undoes': ({ seat, goes, evil }) =>
    `${seats[seat]} owns ${evil.length === 4 ? 'all four Evil cards' : `${named(evil)} and may get all four`}. ${goes === 'maybe' ? `The Angel, won by ${seats[seat]},` : `The Angel goes to ${ahead(seat, goes === 'surely')} and`} discards Evil.`,
  'rival-frees': ({ seat, isSure }) =>
    `The Angel would go to ${ahead(seat, isSure)} and discard the Evil that shuts that player out.`,
  'rival-breaks-four': ({ card: evil, owned }) =>
    `You own ${named(owned)}: keep ${card(evil)} for a Meeting that you win, for all four Evil cards bring 2 Fame.`,
  'takes-towards-four': ({ missing, lies, ...takings }) =>
    `Win this Meeting if you can: ${lies ? named(missing) : any(missing)} ${lies ? `${missing.length === 1 ? 'lies' : 'lie'} in it` : 'may be among its cards'}, and all four Evil cards would bring you 2 Fame. ${often(takings)}.`,
  'keeps-from-four': ({ seat, missing, ...takings }) =>
    `What you take does not go to ${seats[seat]}, who could get all four Evil cards with ${any(missing)}. ${often(takings)}.`,
  'may-hurt': ({ hurts, condition, lies, ...takings }) =>
    `Better leave this Meeting: ${lies ? `${named(hurts)} ${hurts.length === 1 ? 'lies' : 'lie'} in it` : `${condition === 'evil' ? any(hurts) : 'cards that count against you'} may be among its cards`}, and ${condition === 'evil' ? 'Evil shuts its owner out' : wish(condition)}. ${often(takings)}.`,
  'wins-safely': (takings) =>
    `Win this Meeting: nothing that lies open in it hurts you; a later one that ${card(takings.best.card)} wins may. ${often(takings)}.`,
  'parts-with-higher': ({ higher, lower, why }) =>
    `Part with ${card(higher.card)}, so as not to win later Meetings with it: their cards ${later(why, false)}. ${beatable(higher, lower)}.`,
  'keeps-higher': ({ higher, lower, why }) =>
    `Keep ${card(higher.card)} to win a later Meeting: its cards ${later(why, true)}. ${beatable(higher, lower)}.`,
  'tidy-keeps-wild': ({ kept }) => `You keep ${card(kept)}: a Wild may be played to any Meeting.`,
  'tidy-keeps-strength': ({ card: wild, kept }) =>
    `${big(card(wild))} has no strength: you keep ${kept.length === 1 ? `${named(kept)}, which` : 'the cards that'} can win a Meeting.`,
  'tidy-higher': ({ why, beside, ...one }) =>
    `Part with ${card(one.card)}, so as not to win later Meetings: their cards ${later(why, false)}. ${beatable(one, beside)}${beside === null ? ', fewer than any other card that you may play' : ''}.`,
  'tidy-lower': ({ why, beside, ...one }) =>
    `Keep what wins later Meetings: their cards ${later(why, true)}. ${beatable(one, beside)}${beside === null ? ', more than any other card that you may play' : ''}.`,
  stands: ({ condition, own, seat, count }) =>
    `As it stands, for ${game.condition(condition)} you have ${own || 'none'} and ${seats[seat]} has ${count || 'none'}.`,
  'others-have-evil': () => 'As it stands, Evil shuts everybody else out.',
  'owns-four': ({ seat }) => `${seats[seat]} owns all four Evil cards already.`,
  takes: ({ card: played, isSure, evil, yet }) =>
    `${big(card(played))} ${isSure ? 'brings' : 'is likely to bring'} you ${evil.length === 1 && evil[0] === played ? 'itself' : named(evil)}, and Evil shuts you out without the Angel or all four. ${yet === null || yet.fame < 0.05 ? 'The other cards do no better' : `Still you get Fame in ${part(yet.fame)} of the deals tried${yet.other === null ? '' : `, with ${card(yet.other.card)} in ${part(yet.other.fame)}`}${yet.by === null ? '' : `: ${BY[yet.by]}`}`}.`,
  'sheds-angel': ({ isSure }) =>
    `You are ${isSure ? '' : 'likely '}rid of the Angel: she would discard your four Evil cards, and with them the 2 Fame.`,
  'rival-gives': ({ card: rival, condition }) =>
    `With ${card(rival)} somebody else gets a card that would help you: ${wish(condition)}.`,
};
