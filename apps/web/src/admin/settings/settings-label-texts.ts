import type { NumericRuleName } from '@strapec/domain';
import type { Texts } from '../i18n/create-text-hook';

/** The audit log uses these labels too; it has its own for `usualStayHours` and `longestStayHours`. */
export const settingsLabelTexts = {
  'settings.day.monday': ['Monday', 'Pondelok'],
  'settings.day.tuesday': ['Tuesday', 'Utorok'],
  'settings.day.wednesday': ['Wednesday', 'Streda'],
  'settings.day.thursday': ['Thursday', 'Štvrtok'],
  'settings.day.friday': ['Friday', 'Piatok'],
  'settings.day.saturday': ['Saturday', 'Sobota'],
  'settings.day.sunday': ['Sunday', 'Nedeľa'],
  'settings.unit.minutes': ['minutes', 'minút'],
  'settings.unit.hours': ['hours', 'hodín'],
  'settings.unit.days': ['days', 'dní'],
  'settings.unit.guests': ['guests', 'osôb'],
  'settings.rule.slotMinutes': ['A start every', 'Začiatok každých'],
  'settings.rule.leadMinutes': ['Latest reservation before the start', 'Najneskôr pred začiatkom'],
  'settings.rule.horizonDays': ['Days ahead that guests can reserve', 'Koľko dní vopred sa dá rezervovať'],
  'settings.rule.usualStayHours': ['Usual length of a visit', 'Zvyčajné trvanie návštevy'],
  'settings.rule.longestStayHours': ['Longest visit', 'Najdlhšia návšteva'],
  'settings.rule.largestPartyOnline': ['Largest party online', 'Najväčšia skupina online'],
  'settings.rule.approvalFrom': ['Approval from', 'Schvaľovať od'],
  'settings.rule.requestHours': ['Hold tables for a request for', 'Držať stôl pre žiadosť'],
  'settings.rule.depositFrom': ['Deposit from', 'Záloha od'],
  'settings.rule.pacingCovers': [
    'Guests who begin at the same time online',
    'Hostia, ktorí online začnú v\u00a0rovnakom čase',
  ],
  'settings.rule.walkInTables': ['Tables kept for walk-ins', 'Stoly pre hostí bez rezervácie'],
  'settings.rule.holdMinutes': ['Hold a late party’s table for', 'Držať stôl pri meškaní'],
  'settings.rule.graceMinutes': ['Grace before late or too long', 'Tolerancia pri meškaní a\u00a0dlhšom sedení'],
  'settings.rule.resetMinutes': ['Clear a table after a visit for', 'Upratať stôl po návšteve'],
  'settings.rule.smallPartiesFrom': [
    'Open large tables to small parties before the start',
    'Otvoriť veľké stoly menším skupinám pred začiatkom',
  ],
  'settings.rule.freezeMinutes': ['Stop reshuffling before opening', 'Nepresádzať pred otvorením'],
  'settings.rule.reminderHours': ['Remind guests before their visit', 'Pripomenúť návštevu vopred'],
  'settings.rule.lateCancelHours': ['Late cancellation within', 'Neskoré zrušenie pred návštevou'],
} satisfies Texts;

/** The name of a rule ends with its unit; the others count guests. */
export function unitOfRule(name: NumericRuleName) {
  if (name === 'smallPartiesFrom') return 'minutes';
  return (['minutes', 'hours', 'days'] as const).find((unit) => name.toLowerCase().endsWith(unit)) ?? 'guests';
}
