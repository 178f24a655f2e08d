import { type Language, localizePath, lostLinkPaths } from '@strapec/domain';
import { compileHtmlPage } from '../../platform/http/server/html-page.js';
import { type BusinessDetails, toVenuePageFields } from '../../content/core/business-details.js';
import { deadLinkTexts } from './guest-page-texts.js';
import { type GuestPageContext, toGuestPageView } from './guest-page-view.js';

// Matches the ticket in the reservation dialog (reservation-ticket.module.css).
export const ticketStyle = `
  body { padding: 32px 16px; }
  main { max-width: 27rem; }
  .name { margin-bottom: 24px; }
  .ticket { --hole: #0000 12px, #000 12.5px; text-align: start; color: var(--ink); filter: drop-shadow(0 24px 40px rgb(0 0 0 / 45%)); }
  .ticket > * { padding: 32px 24px 24px; background: var(--paper); }
  .visit { border-radius: 8px 8px 0 0;
    mask: radial-gradient(circle at 0 100%, var(--hole)), radial-gradient(circle at 100% 100%, var(--hole)); mask-composite: intersect; }
  .actions { display: grid; gap: 24px; border-top: 2px dashed var(--line); border-radius: 0 0 8px 8px;
    mask: radial-gradient(circle at 0 0, var(--hole)), radial-gradient(circle at 100% 0, var(--hole)); mask-composite: intersect; }
  p { margin: 0; }
  .ticket :focus-visible { outline-color: var(--wine); }
  .notice { margin: 0 0 24px; padding: 12px 16px; border-left: 3px solid var(--wine); border-radius: 4px; background: var(--raised);
    font-size: 16px; line-height: 1.45; }
  h1 { margin: 0; font-size: 28px; line-height: 1.15; letter-spacing: 0; }
  .time { margin-top: 16px; color: var(--wine); font: 400 80px/1 var(--display); font-variant-numeric: lining-nums; letter-spacing: -0.02em; }
  .day { margin-top: 8px; line-height: 1.4; }
  .day::first-letter { text-transform: uppercase; }
  .status { display: inline-block; margin-top: 12px; padding: 4px 12px; border: 1px solid; border-radius: 4px; color: var(--brass-ink);
    font-size: 14px; font-weight: 600; line-height: 1.3; }
  [data-state='confirmed'] .status, [data-state='seated'] .status { color: var(--good); }
  [data-state='cancelled'] .time, [data-state='no_show'] .time { color: var(--faint); text-decoration: line-through; text-decoration-thickness: 2px; }
  [data-state='cancelled'] .status { color: var(--faint); }
  .facts { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 8px 24px; margin: 24px 0 0; line-height: 1.4; }
  dt, .ticket .note { color: var(--faint); font-size: 14px; line-height: 1.45; }
  dd { margin: 0; font-size: 16px; font-weight: 600; overflow-wrap: anywhere; }
  .note { margin-top: 12px; }
  .ticket .done-note { padding-left: 26px; color: var(--good); font-size: 16px; font-weight: 600; line-height: 1.4; text-indent: -26px; }
  .done-note::before { content: '✓'; display: inline-block; width: 26px; text-indent: 0; }
  h2 { margin: 0 0 4px; font-size: 20px; }
  .actions p { font-size: 16px; line-height: 1.45; }
  .actions form { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 12px; }
  .actions .request { margin: 0 0 4px; font-weight: 600; }
  .request::first-letter { text-transform: uppercase; }
  .answer { margin: 4px 0 8px; padding-left: 12px; border-left: 2px solid var(--brass-ink); white-space: pre-line; overflow-wrap: anywhere; }
  .action { flex: 1 1 8rem; margin: 0; text-align: center; }
  .action.wide { display: block; margin-top: 12px; }
  .action.quiet { border-color: var(--wine); color: var(--wine); }
  .action.quiet:hover { background: var(--raised); }
  .links { display: flex; flex-wrap: wrap; gap: 0 20px; margin: 4px 0 0; padding: 0; list-style: none; }
  .links a, summary { display: inline-block; padding: 8px 0; color: var(--wine); font-size: 16px; text-decoration: underline; text-underline-offset: 3px; }
  summary { cursor: pointer; list-style: none; }
  summary::-webkit-details-marker { display: none; }
  .below { margin-top: 24px; color: var(--muted); font-size: 16px; }
  .below a { display: inline-block; padding: 8px 0; color: var(--brass); white-space: nowrap; }
  @media (min-width: 768px) { .ticket > * { padding-inline: 40px; } }
`;

const printStyle = `
  .notice.done { border-color: var(--good); font-weight: 600; }
  @media print {
    body, .ticket > * { background: none; color: #000; }
    body, .ticket > * { padding: 0; }
    .ticket { color: #000; filter: none; }
    .ticket > *, .visit { mask: none; }
    main :not(svg, svg *) { color: #000 !important; }
    .actions, .notice, .other { display: none; }
    .below a { text-decoration: none; }
  }
`;

const hiddenInputs = `<input type="hidden" name="version" value="{{@root.version}}"><input type="hidden" name="stamp" value="{{@root.stamp}}">`;
const linkList = `<ul class="links">{{#each this}}<li><a href="{{url}}" rel="noreferrer">{{name}}</a></li>{{/each}}`;

const renderTemplate = compileHtmlPage<ReturnType<typeof toGuestPageView>>(
  `
  <article class="ticket" data-state="{{state}}">
  <div class="visit">
    {{#if notice}}<p class="notice" role="alert">{{notice}}</p>{{else if changeNotice}}<p class="notice done" role="status">{{changeNotice}}</p>{{/if}}
    <h1>{{title}}</h1>
    <p class="time">{{visit.from}}</p>
    <p class="day">{{visit.day}}</p>
    <p class="status">{{status}}</p>
    <dl class="facts">
      <div><dt>{{text.party}}</dt><dd>{{party}}</dd></div>
      <div><dt>{{text.until}}</dt><dd>{{visit.until}}</dd></div>
      {{#if place}}<div><dt>{{text.place}}</dt><dd>{{place}}</dd></div>{{/if}}
    </dl>
    {{#if lead}}<p class="note">{{lead}}</p>{{/if}}
    {{#if holdNote}}<p class="note">{{holdNote}}</p>{{/if}}
  </div>
  <div class="actions">
    {{#if may.confirm}}
    <div>{{#if isHeld}}<p>{{text.confirm.lead}}</p>{{/if}}<form method="post" action="{{actionUrl 'confirm'}}">${hiddenInputs}<button class="action">{{text.confirm.action}}</button></form></div>
    {{/if}}
    {{#if (lookup may 'undo-cancel')}}
    <div><p>{{text.undo.lead}}</p><form method="post" action="{{actionUrl 'undo-cancel'}}">${hiddenInputs}<button class="action">{{text.undo.action}}</button></form></div>
    {{/if}}
    {{#if isLate}}<p class="done-note">{{text.late.note}}</p>{{/if}}
    {{#if isComing}}<p class="done-note">{{text.coming.note}}</p>{{/if}}
    {{#if asksToReconfirm}}
    <div><p>{{text.coming.lead}}</p><form method="post" action="{{actionUrl 'reconfirm'}}">${hiddenInputs}<button class="action">{{text.coming.action}}</button></form></div>
    {{/if}}
    {{#with changeRequest}}
    <div><h2>{{title}}</h2><p class="request">{{visit}}</p>{{#if answer}}<p class="answer">{{answer}}</p>{{/if}}<p>{{lead}}</p>
    {{#if @root.may.withdraw}}<form method="post" action="{{@root.actionUrl 'withdraw'}}">${hiddenInputs}<button class="action quiet">{{@root.text.changeRequest.withdraw}}</button></form>{{/if}}</div>
    {{/with}}
    {{#if may.late}}
    <div><h2>{{text.late.title}}</h2>{{#unless isLate}}<p>{{text.late.lead}}</p>{{/unless}}<form method="post" action="{{actionUrl 'late'}}">${hiddenInputs}
      {{#each lateChoices}}<button class="action quiet" name="minutes" value="{{minutes}}">{{label}}</button>{{/each}}</form></div>
    {{/if}}
    {{#if may.change}}
    <div><h2>{{text.change.title}}</h2><p>{{text.change.lead}}</p><a class="action quiet wide" href="{{path}}/change?lang={{language}}">{{text.change.action}}</a></div>
    {{/if}}
    {{#with calendars}}
    <div><h2>{{@root.text.calendar}}</h2>${linkList}<li><a href="{{@root.path}}/calendar.ics">{{@root.text.calendarFile}}</a></li></ul><p class="note">{{@root.text.calendarMail}}</p></div>
    {{/with}}
    {{#with directions}}
    <div><h2>{{@root.text.directions}}</h2>${linkList}</ul></div>
    {{/with}}
    {{#if may.cancel}}
    <details><summary>{{text.cancel.title}}</summary><p>{{cancelLead}}</p>
      <form method="post" action="{{actionUrl 'cancel'}}">${hiddenInputs}<button class="action quiet">{{text.cancel.action}}</button></form></details>
    {{/if}}
    {{#if isOver}}<a class="action quiet" href="{{homePath}}">{{text.again}}</a>{{/if}}
  </div>
  </article>
  {{#if businessDetails.phone}}<p class="below">{{text.call}} <a href="{{phoneUrl}}">{{businessDetails.phone}}</a></p>{{/if}}
  {{#if other}}<p class="below other"><a href="{{path}}?lang={{other}}" lang="{{other}}" hreflang="{{other}}">{{text.otherLanguage}}</a></p>{{/if}}`,
  ticketStyle + printStyle,
);

export const renderGuestPageHtml = (context: GuestPageContext): string => renderTemplate(toGuestPageView(context));

const renderDeadLinkTemplate = compileHtmlPage(
  `
  <h1>{{first.title}}</h1>
  <p>{{first.lead}}</p>
  <a class="action" href="{{linksPath}}">{{first.links}}</a>
  <a class="action quiet" href="{{homePath}}">{{first.action}}</a>
  <section lang="{{other}}">
    <h2>{{second.title}}</h2>
    <p>{{second.lead}}</p>
    <p><a href="{{otherLinksPath}}" hreflang="{{other}}">{{second.links}}</a></p>
  </section>
  {{#if businessDetails.phone}}<p class="address"><a href="{{phoneUrl}}">{{businessDetails.phone}}</a></p>{{/if}}`,
  'section a { color: var(--brass); }',
);

export function renderDeadLinkPageHtml(language: Language, businessDetails: BusinessDetails): string {
  const other = language === 'sk' ? 'en' : 'sk';
  const first = deadLinkTexts[language];
  const view = {
    ...toVenuePageFields(businessDetails),
    language,
    other,
    first,
    title: first.title,
    second: deadLinkTexts[other],
    linksPath: lostLinkPaths[language],
    otherLinksPath: lostLinkPaths[other],
    homePath: localizePath(language, '/'),
  };
  return renderDeadLinkTemplate(view);
}
