import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates once what was drawn at build time has been painted. */
    'client:drawn'?: boolean;
    /** Hydrates when the reader first does anything on the page; where the address asks for something in it, once it has been painted. */
    'client:input'?: boolean;
    /** Hydrates when the reader first points at the widget, touches it or tabs into it. */
    'client:touch'?: boolean;
  }
}
