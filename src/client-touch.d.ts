import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates when the reader first points at the widget, touches it or tabs into it. */
    'client:touch'?: boolean;
  }
}
