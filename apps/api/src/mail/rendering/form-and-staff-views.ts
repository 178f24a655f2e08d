import { timeOfMinute } from '@strapec/domain';
import type { EntityManager } from 'typeorm';
import { ContactMessage } from '../../platform/database/entities/guests/contact-message.entity.js';
import { EventInquiry } from '../../platform/database/entities/guests/event-inquiry.entity.js';
import { NewsletterSubscriber } from '../../platform/database/entities/guests/newsletter-subscriber.entity.js';
import { isStaffCopy } from './mail-kinds.js';
import { formatDay } from './visit-texts.js';
import type { MailContext, MailView } from './mail-view.js';
import { toLocalDateTime } from '../../platform/clock/local-time.js';
import { UserProfile } from '../../platform/database/entities/staff/user-profile.entity.js';
import { StaffInvitation } from '../../platform/database/entities/staff/staff-invitation.entity.js';
import { Account } from '../../platform/database/entities/staff/account.entity.js';
import { toStaffDisplayName } from '../../platform/http/access/staff-member.js';

/** Only the team's copy repeats the text, so that the form cannot mail it to another person. */
export async function contactView(id: string, { manager, kind }: MailContext): Promise<MailView> {
  const contact = await manager.findOneByOrFail(ContactMessage, { id });
  const { firstName, lastName, email, language } = contact;
  const name = `${firstName} ${lastName}`;
  return {
    values: { firstName, name, language },
    templateValues: { contact },
    ...(isStaffCopy(kind) ? { replyTo: { name, address: email } } : {}),
  };
}

/** Such as `15–20`; anything else could contain any text. */
const guestCountPattern = /^\d{1,3}(\s*[-–+]\s*(\d{1,3})?)?$/;

export async function inquiryView(id: string, context: MailContext): Promise<MailView> {
  const { manager, kind } = context;
  const inquiry = await manager.findOneByOrFail(EventInquiry, { id });
  const { name, email, eventType, eventDate, aboutTitle, language } = inquiry;
  return {
    values: { eventType, language, event: aboutTitle ?? '', day: formatDay(eventDate, context.language) },
    templateValues: { inquiry, guests: guestCountPattern.test(inquiry.guestCount) ? inquiry.guestCount : null },
    ...(isStaffCopy(kind) ? { replyTo: { name, address: email } } : {}),
  };
}

/** Headers for one click: RFC 8058. */
export async function subscriberView(id: string, { manager, publicUrl }: MailContext): Promise<MailView> {
  const { unsubscribeToken } = await manager.findOneByOrFail(NewsletterSubscriber, { id });
  const unsubscribeUrl = `${publicUrl}/api/newsletter/unsubscribe/${unsubscribeToken}`;
  return {
    values: {},
    templateValues: { unsubscribeUrl },
    headers: { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}

export async function staffMemberView(id: string, context: MailContext): Promise<MailView> {
  const { manager, kind, publicUrl, businessDetails } = context;
  const { firstName, email } = await manager.findOneByOrFail(UserProfile, { id });
  const account = await manager.findOneByOrFail(Account, { id });
  return {
    values: { name: firstName ?? email, username: account.username, venue: businessDetails.name },
    templateValues: {
      linkUrl: kind === 'password_reset' ? passwordResetUrl(account, context) : `${publicUrl}/admin/reset`,
    },
  };
}

function passwordResetUrl({ id, passwordHash, resetUntil }: Account, { links, publicUrl, now }: MailContext): string {
  if (!resetUntil || resetUntil <= now) throw new Error('The link to a new password is over already');
  const token = links.createToken({ kind: 'reset', id, state: `${resetUntil.getTime()} ${passwordHash}` });
  return `${publicUrl}/admin/reset#${token}`;
}

export async function invitationView(
  id: string,
  { manager, links, publicUrl, language, businessDetails }: MailContext,
): Promise<MailView> {
  const { role, expiresAt, invitedBy } = await manager.findOneByOrFail(StaffInvitation, { id });
  const token = links.createToken({ kind: 'invitation', id, state: String(expiresAt.getTime()) });
  const expiry = toLocalDateTime(expiresAt);
  return {
    values: {
      role,
      venue: businessDetails.name,
      inviter: await readStaffName(invitedBy, manager),
      day: formatDay(expiry.date, language),
      time: timeOfMinute(expiry.minute),
    },
    templateValues: { linkUrl: `${publicUrl}/admin/invitation#${token}` },
  };
}

async function readStaffName(id: string | null, manager: EntityManager): Promise<string> {
  if (id === null) throw new Error('The invitation has no inviter any more');
  const account = await manager.findOneByOrFail(Account, { id });
  const profile = await manager.findOneByOrFail(UserProfile, { id });
  return toStaffDisplayName({ ...account, ...profile });
}
