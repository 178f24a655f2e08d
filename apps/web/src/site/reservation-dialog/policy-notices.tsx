import {
  type GuestRules,
  localizePath,
  mayNeedDeposit,
  needsApproval,
  reservationLimits,
  weekdays,
} from '@strapec/domain';
import type { MouseEvent } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { useVenue } from '../../shared/site/site';
import styles from './policy-notices.module.css';
import { useReserveText } from './texts';

/** Spec §4. */
export function ApprovalNotice({ partySize, rules }: { partySize: number; rules: GuestRules }) {
  const text = useReserveText();
  return (
    <div role="status">
      {needsApproval(partySize, rules) && (
        <p className={styles.approval}>
          {text(
            mayNeedDeposit(partySize, rules) ? 'reserve.approval.deposit' : 'reserve.approval',
            partySizeLimits(rules),
          )}
        </p>
      )}
    </div>
  );
}

/** The venue opens for them on closed days. */
export function PrivateEventsNotice() {
  const text = useReserveText();
  const { language } = useLanguage();
  const [firstWeek] = useVenue().schedule.weeks;
  if (!firstWeek || weekdays.every((day) => firstWeek.value[day])) return null;
  const eventsLink = (words: string) => <a href={localizePath(language, '/events')}>{words}</a>;
  return <p className={styles.privateEvents}>{text('reserve.privateEvents', {}, { events: eventsLink })}</p>;
}

/** Spec §2, §9. */
export function PolicyList({ rules, onLeave }: { rules: GuestRules; onLeave: () => void }) {
  const text = useReserveText();
  const { language } = useLanguage();
  const leaveForContact = (event: MouseEvent) => {
    if (!tryScrollToContact()) return; // another page
    event.preventDefault();
    onLeave();
  };
  const contactLink = (words: string) => (
    <a href={`${localizePath(language, '/')}#contact`} onClick={leaveForContact}>
      {words}
    </a>
  );
  const privacyLink = (words: string) => <a href={`${localizePath(language, '/cookies-policy')}#privacy`}>{words}</a>;
  return (
    <section className={styles.policies} aria-labelledby="reserve-policies">
      <h3 id="reserve-policies">{text('reserve.policies')}</h3>
      <ul>
        <li>{text('reserve.policies.confirmation')}</li>
        {rules.holdMinutes > 0 && <li>{text('reserve.policies.hold', { holdMinutes: rules.holdMinutes })}</li>}
        <li>{text('reserve.policies.cancel', { lateCancelHours: rules.lateCancelHours }, { contact: contactLink })}</li>
        {needsApproval(maxPartySize, rules) && <li>{text('reserve.policies.approval', partySizeLimits(rules))}</li>}
        {mayNeedDeposit(rules.largestPartyOnline, rules) && (
          <li>{text('reserve.policies.deposit', partySizeLimits(rules))}</li>
        )}
        <li>{text('reserve.policies.privacy', {}, { privacy: privacyLink })}</li>
      </ul>
    </section>
  );
}

const dialogClosingMs = 300; // spec §9

/** `false` if this page has none. */
function tryScrollToContact(): boolean {
  const section = document.getElementById('contact');
  if (!section) return false;
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  setTimeout(() => section.scrollIntoView({ behavior: prefersReducedMotion ? 'auto' : 'smooth' }), dialogClosingMs);
  return true;
}

const { maxPartySize } = reservationLimits;

const partySizeLimits = ({ approvalFrom, depositFrom }: GuestRules) => ({ upTo: approvalFrom - 1, depositFrom });
