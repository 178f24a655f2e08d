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
const allowed = (of: GuestActionState, now = at(720)): GuestAction[] =>
  guestActionNames.filter((action) => isGuestActionAllowed(action, of, now));

it('a guest’s deed is told by its name', () => {
  expect(['reservation.guest-cancel', 'reservation.cancel', 'menu.guest-list'].map(isGuestAuditAction)).toEqual([
    true,
    false,
    false,
  ]);
});

describe('guestMay', () => {
  it('take a cancellation back until the visit would have begun', () =>
    expect([1139, 1140].map((minute) => isGuestActionAllowed('undo-cancel', cancelled, at(minute)))).toEqual([
      true,
      false,
    ]));

  it('confirm a place that is held, until the visit begins', () => {
    const held: GuestActionState = { ...visit, status: 'held' };
    expect([1139, 1140, 1141].map((minute) => isGuestActionAllowed('confirm', held, at(minute)))).toEqual([
      true,
      false,
      false,
    ]);
    expect(isGuestActionAllowed('confirm', visit, at(720))).toBe(false);
  });

  it.each<[string, GuestActionState, GuestAction[]]>([
    ['a confirmed visit', visit, ['cancel', 'reconfirm', 'change', 'ask-change']],
    ['one that has been reconfirmed', { ...visit, isReconfirmed: true }, ['cancel', 'change', 'ask-change']],
    [
      'one whose change waits for the team',
      { ...visit, hasChangeRequest: true },
      ['cancel', 'reconfirm', 'change', 'ask-change', 'withdraw'],
    ],
    ['one that waits for approval', { ...visit, status: 'pending_approval' }, ['cancel', 'change']],
    ['one that the guest has just cancelled', cancelled, ['undo-cancel']],
    ['nine minutes later', { ...cancelled, minutesSinceCancelled: 9 }, ['undo-cancel']],
    ['ten minutes later', { ...cancelled, minutesSinceCancelled: 10 }, []],
    ['one that stands, though it says who cancelled it', { ...cancelled, status: 'no_show' }, []],
    ['one cancelled nobody knows when', { ...cancelled, minutesSinceCancelled: null }, []],
    ['one that staff have cancelled', { ...cancelled, cancelledBy: 'staff' }, []],
    ['one cancelled in another age', { ...cancelled, cancelledBy: null, minutesSinceCancelled: null }, []],
    ['guests who sit', { ...visit, status: 'seated' }, []],
    ['guests who have left', { ...visit, status: 'completed' }, []],
    ['guests who never came', { ...visit, status: 'no_show' }, []],
  ])('at noon lets %s', (_words, of, actions) => expect(allowed(of)).toEqual(actions));

  it.each<[string, number, GuestAction[]]>([
    ['two hours and a minute before', 1019, ['cancel', 'reconfirm', 'change', 'ask-change']],
    ['two hours before', 1020, ['cancel', 'reconfirm', 'late', 'change', 'ask-change']],
    ['a minute before', 1139, ['cancel', 'reconfirm', 'late', 'change', 'ask-change']],
    ['at the start', 1140, ['late']],
    ['a quarter of an hour after', 1155, ['late']],
    ['a minute later', 1156, []],
  ])('%s', (_words, minute, actions) => expect(allowed(visit, at(minute))).toEqual(actions));

  it('reads the time over midnight: half past midnight belongs to the evening', () => {
    const night = { ...visit, start: 1470 };
    expect(allowed(night, at(20, '2026-12-05'))).toEqual(['cancel', 'reconfirm', 'late', 'change', 'ask-change']);
    expect(allowed(night, at(46, '2026-12-05'))).toEqual([]);
  });
});

describe('isLateCancellation', () => {
  it.each([
    [at(1139, '2026-12-03'), false],
    [at(1140, '2026-12-03'), false],
    [at(1141, '2026-12-03'), true],
    [at(600), true],
  ])('at %j: %s', (now, isLate) => expect(isLateCancellation(visit, { lateCancelHours: 24 }, now)).toBe(isLate));

  it.each([
    [48, at(1139, '2026-12-02'), false],
    [48, at(1141, '2026-12-02'), true],
    [1, at(1080), false],
    [1, at(1081), true],
    [0, at(1139), false],
  ])('where %s hours are late, at %j: %s', (lateCancelHours, now, isLate) =>
    expect(isLateCancellation(visit, { lateCancelHours }, now)).toBe(isLate),
  );
});
