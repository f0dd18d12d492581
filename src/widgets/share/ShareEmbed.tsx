import { useEffect, useState } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import { language } from '#said/language-code-and-url-prefix';
import { words as sharing } from '#said/share-panel';
import { LANGUAGES, LANGUAGE_CODES, type Language } from '#words/languages';
import { CopyField } from '../CopyField.tsx';
import { samePageInLanguage } from '../same-page-in-language.ts';
import {
  CONTROLS,
  DEFAULTS,
  THEMES,
  viewersOf,
  writeOptions,
  type EmbedOptions,
} from '../embed/embed-options.ts';
import type { Face, Viewer } from '../face.ts';
import { gamePageUrl } from '../game-page-url.ts';
import { escaped } from '../render-xml.ts';

interface ShareEmbedProps<T extends GameTypes> {
  readonly face: Face<T>;
  readonly title: string;
  /** The game of the site, by its name; null: the fragment holds it. */
  readonly site: string | null;
  readonly fragment: string | null;
  /** The address of the present move. */
  readonly move: string;
  readonly viewer: Viewer<T>;
}

const SIZES = {
  phone: { width: '360', height: '480' },
  column: { width: '640', height: '640' },
  page: { width: '100%', height: '720' },
} as const;
const SIZE_NAMES = ['phone', 'column', 'page'] as const;
const LANGUAGE_NAMES = Object.fromEntries(
  LANGUAGE_CODES.map((code) => [code, LANGUAGES[code].name]),
) as Record<Language, string>;

/** What can be chosen of a frame. */
interface Chosen<T extends GameTypes> extends Pick<EmbedOptions<T['seat']>, 'seat' | 'theme' | 'controls'> {
  readonly fromHere: boolean;
  readonly lang: Language;
  readonly size: (typeof SIZE_NAMES)[number];
}

const { share: words } = sharing;

/** Puts together the frame for another page: options, how it will look, and the HTML to paste. */
export function ShareEmbed<T extends GameTypes>(props: ShareEmbedProps<T>) {
  const { face, title, site, fragment, move, viewer: seat } = props;
  const { theme, controls } = DEFAULTS;
  const [chosen, choose] = useState<Chosen<T>>({
    seat,
    theme,
    controls,
    fromHere: false,
    lang: language,
    size: 'column',
  });
  const at = chosen.fromHere ? move : null;
  const query = writeOptions({ ...DEFAULTS, ...chosen, lang: null, game: site, at });
  const path =
    samePageInLanguage(chosen.lang, gamePageUrl(face.machine.game.id, '/embed/')) + (query && `?${query}`);
  const address = new URL(path + (site === null ? `#${fragment ?? ''}` : ''), location.href).href;
  const shown = useSettled(address);
  const { width, height } = SIZES[chosen.size];
  const name = title === face.words.title ? title : words.frame(title, face.words.title);
  const snippet = `<iframe src="${escaped(address)}" title="${escaped(name)}" width="${width}" height="${height}" loading="lazy" style="border: 0; max-width: 100%"></iframe>`;
  return (
    <>
      <FrameOptions face={face} chosen={chosen} choose={choose} />
      <p>{words.embedIntro}</p>
      <CopyField label={words.snippet} value={snippet} rows={4} />
      <p class="label">{words.preview}</p>
      {/* A new frame each time: a frame that goes elsewhere is a step of the page's own history. */}
      <iframe class="embed-preview" key={shown} src={shown} title={name} width={width} height={height} />
    </>
  );
}

interface FrameOptionsProps<T extends GameTypes> extends Pick<ShareEmbedProps<T>, 'face'> {
  readonly chosen: Chosen<T>;
  readonly choose: (chosen: Chosen<T>) => void;
}

function FrameOptions<T extends GameTypes>({ face, chosen, choose }: FrameOptionsProps<T>) {
  const { seat, theme, controls, lang, size, fromHere } = chosen;
  const to =
    <Key extends keyof Chosen<T>>(key: Key) =>
    (value: Chosen<T>[Key]) => {
      choose({ ...chosen, [key]: value });
    };
  return (
    <div class="embed-options">
      <Choice
        label={words.seat}
        values={viewersOf<T>(face.machine.game.seats)}
        names={face.words.viewers}
        value={seat}
        choose={to('seat')}
      />
      <Choice label={words.theme} values={THEMES} names={words.themes} value={theme} choose={to('theme')} />
      <Choice
        label={words.controls}
        values={CONTROLS}
        names={words.controlsShown}
        value={controls}
        choose={to('controls')}
      />
      <Choice
        label={words.language}
        values={LANGUAGE_CODES}
        names={LANGUAGE_NAMES}
        value={lang}
        choose={to('lang')}
      />
      <Choice label={words.size} values={SIZE_NAMES} names={words.sizes} value={size} choose={to('size')} />
      <label class="tick">
        <input
          type="checkbox"
          checked={fromHere}
          onChange={({ currentTarget }) => {
            to('fromHere')(currentTarget.checked);
          }}
        />{' '}
        {words.fromHere}
      </label>
    </div>
  );
}

/** A value that has stayed the same for a moment. */
function useSettled(value: string): string {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => {
      settle(value);
    }, 400);
    return () => {
      clearTimeout(timer);
    };
  }, [value]);
  return settled;
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly names: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly choose: (value: Value) => void;
}

function Choice<Value extends string>({ label, values, names, value, choose }: ChoiceProps<Value>) {
  return (
    <label>
      {label}
      <select
        onChange={({ currentTarget }) => {
          const chosen = values.find((one) => one === currentTarget.value);
          if (chosen !== undefined) choose(chosen);
        }}
      >
        {values.map((one) => (
          <option key={one} value={one} selected={one === value}>
            {names[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
