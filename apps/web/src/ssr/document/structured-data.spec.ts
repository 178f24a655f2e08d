import { venueSchedule } from '@strapec/domain/testing';
import { toSpecialHoursData } from './structured-data';

const newYearsEveHours = { opens: 1080, lastStart: 1440, closes: 1560 };

test('a week without exceptions has no special opening hours', () => {
  expect(toSpecialHoursData(venueSchedule)).toEqual({});
});

test('a special evening and closed days are named by their dates', () => {
  const specialDays = [
    { from: '2026-12-24', to: '2026-12-26', hours: null },
    { from: '2026-12-31', to: '2026-12-31', hours: newYearsEveHours },
  ];
  expect(toSpecialHoursData({ ...venueSchedule, specialDays })).toEqual({
    specialOpeningHoursSpecification: [
      expect.objectContaining({ validFrom: '2026-12-24', validThrough: '2026-12-26', opens: '00:00', closes: '00:00' }),
      expect.objectContaining({ validFrom: '2026-12-31', validThrough: '2026-12-31', opens: '18:00', closes: '02:00' }),
    ],
  });
});

test('a day with a break has two openings', () => {
  const hours = { ...newYearsEveHours, opens: 660, break: { from: 840, until: 1020 } };
  expect(
    toSpecialHoursData({ ...venueSchedule, specialDays: [{ from: '2026-12-31', to: '2026-12-31', hours }] }),
  ).toMatchObject({
    specialOpeningHoursSpecification: [
      { opens: '11:00', closes: '14:00' },
      { opens: '17:00', closes: '02:00' },
    ],
  });
});

test('an open evening within closed days parts them', () => {
  const specialDays = [
    { from: '2026-12-24', to: '2027-01-06', hours: null },
    { from: '2026-12-31', to: '2026-12-31', hours: newYearsEveHours },
  ];
  const { specialOpeningHoursSpecification: specialHours } = toSpecialHoursData({ ...venueSchedule, specialDays }) as {
    specialOpeningHoursSpecification: Record<string, string>[];
  };
  expect(specialHours.map(({ validFrom, validThrough, closes }) => [validFrom, validThrough, closes])).toEqual([
    ['2026-12-24', '2026-12-30', '00:00'],
    ['2026-12-31', '2026-12-31', '02:00'],
    ['2027-01-01', '2027-01-06', '00:00'],
  ]);
});
