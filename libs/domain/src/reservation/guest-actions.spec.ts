import { describe, expect, it } from '@jest/globals';
import {
  type GuestAction,
  type GuestActionState,
  guestActionNames,
  isGuestActionAllowed,
  isGuestAuditAction,
  isLateCancellation,
} from './guest-actions.js';

const visit: GuestActionState = {
  status: 'confirmed',
  date: '2026-12-04',
  start: 1140, // 19:00
  cancelledBy: null,
  minutesSinceCancelled: null,
  isReconfirmed: false,
  hasChangeRequest: false,
};
const cancelled: GuestActionState = { ...visit, status: 'cancelled', cancelledBy: 'guest', minutesSinceCancelled: 0 };
const at = (minute: number, date = '2026-12-04') => ({ date, minute });
const listAllowed = (state: GuestActionState, now = at(720)): GuestAction[] =>
  guestActionNames.filter((action) => isGuestActionAllowed(action, state, now));

it('an audit action of a guest is recognised by its name', () => {
  expect(['reservation.guest-cancel', 'reservation.cancel', 'menu.guest-list'].map(isGuestAuditAction)).toEqual([
    true,
    false,
    false,
  ]);
});

describe('isGuestActionAllowed', () => {
  it('lets a guest undo a cancellation until the visit would have begun', () =>
    expect([1139, 1140].map((minute) => isGuestActionAllowed('undo-cancel', cancelled, at(minute)))).toEqual([
      true,
      false,
    ]));

  it('lets a guest confirm a hold until the visit begins', () => {
    const heldVisit: GuestActionState = { ...visit, status: 'held' };
    expect([1139, 1140, 1141].map((minute) => isGuestActionAllowed('confirm', heldVisit, at(minute)))).toEqual([
      true,
      false,
      false,
    ]);
    expect(isGuestActionAllowed('confirm', visit, at(720))).toBe(false);
  });

  it.each<[string, GuestActionState, GuestAction[]]>([
    ['a confirmed visit', visit, ['cancel', 'reconfirm', 'change', 'ask-change']],
    ['a reconfirmed visit', { ...visit, isReconfirmed: true }, ['cancel', 'change', 'ask-change']],
    [
      'a visit with a change request',
      { ...visit, hasChangeRequest: true },
      ['cancel', 'reconfirm', 'change', 'ask-change', 'withdraw'],
    ],
    ['a visit that waits for approval', { ...visit, status: 'pending_approval' }, ['cancel', 'change']],
    ['a visit that the guest has just cancelled', cancelled, ['undo-cancel']],
    ['nine minutes after the cancellation', { ...cancelled, minutesSinceCancelled: 9 }, ['undo-cancel']],
    ['ten minutes after the cancellation', { ...cancelled, minutesSinceCancelled: 10 }, []],
    ['a no-show with a former cancellation', { ...cancelled, status: 'no_show' }, []],
    ['a cancellation without a time', { ...cancelled, minutesSinceCancelled: null }, []],
    ['a cancellation by staff', { ...cancelled, cancelledBy: 'staff' }, []],
    ['a cancellation without an author', { ...cancelled, cancelledBy: null, minutesSinceCancelled: null }, []],
    ['seated guests', { ...visit, status: 'seated' }, []],
    ['guests who have left', { ...visit, status: 'completed' }, []],
    ['guests who did not come', { ...visit, status: 'no_show' }, []],
  ])('at noon allows for %s', (_description, state, actions) => expect(listAllowed(state)).toEqual(actions));

  it.each<[string, number, GuestAction[]]>([
    ['two hours and a minute before', 1019, ['cancel', 'reconfirm', 'change', 'ask-change']],
    ['two hours before', 1020, ['cancel', 'reconfirm', 'late', 'change', 'ask-change']],
    ['a minute before', 1139, ['cancel', 'reconfirm', 'late', 'change', 'ask-change']],
    ['at the start', 1140, ['late']],
    ['a quarter of an hour after', 1155, ['late']],
    ['sixteen minutes after', 1156, []],
  ])('allows actions %s', (_description, minute, actions) => expect(listAllowed(visit, at(minute))).toEqual(actions));

  it('treats half past midnight as part of the evening before', () => {
    const lateNightVisit = { ...visit, start: 1470 };
    expect(listAllowed(lateNightVisit, at(20, '2026-12-05'))).toEqual([
      'cancel',
      'reconfirm',
      'late',
      'change',
      'ask-change',
    ]);
    expect(listAllowed(lateNightVisit, at(46, '2026-12-05'))).toEqual([]);
  });
});

describe('isLateCancellation', () => {
  it.each([
    [at(1139, '2026-12-03'), false],
    [at(1140, '2026-12-03'), false],
    [at(1141, '2026-12-03'), true],
    [at(600), true],
  ])('at %j is %s', (now, isLate) => expect(isLateCancellation(visit, { lateCancelHours: 24 }, now)).toBe(isLate));

  it.each([
    [48, at(1139, '2026-12-02'), false],
    [48, at(1141, '2026-12-02'), true],
    [1, at(1080), false],
    [1, at(1081), true],
    [0, at(1139), false],
  ])('with a limit of %s hours, at %j is %s', (lateCancelHours, now, isLate) =>
    expect(isLateCancellation(visit, { lateCancelHours }, now)).toBe(isLate),
  );
});
