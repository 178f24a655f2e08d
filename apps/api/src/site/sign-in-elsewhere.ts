import { type Standing, standingPage } from '../http/standing-page.js';

const template = standingPage<Standing & { address: string }>(
  `
  <h1>{{title}}</h1>
  <p>Prihláste sa na <a href="{{address}}">{{address}}</a>. Na\u00a0tejto adrese prihlásenie neplatí.</p>
  <section lang="en">
    <h2>Sign in at the public address</h2>
    <p>Sign in at <a href="{{address}}">{{address}}</a>. Signing in does not work at this address.</p>
  </section>`,
  'p a { color: var(--brass); overflow-wrap: anywhere; }',
);

/** Stands in place of the admin where signing in would lead back to the sign-in without a word. */
export const signInElsewhere = (address: string, house: string): string =>
  template({ language: 'sk', title: 'Prihláste sa na\u00a0verejnej adrese', house, address });
