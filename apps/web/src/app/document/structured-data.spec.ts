import { houseSchedule } from '@strapec/domain';
import { specialOpeningHours } from './structured-data';

test('a week without exceptions has no special opening hours', () => {
  expect(specialOpeningHours({ ...houseSchedule, specialDays: {} })).toEqual({});
});

test('a special evening and a closed day are named by their dates', () => {
  const specialDays = { '2026-12-24': null, '2026-12-31': { opens: 1080, lastStart: 1440, closes: 1560 } };
  expect(specialOpeningHours({ ...houseSchedule, specialDays })).toEqual({
    specialOpeningHoursSpecification: [
      expect.objectContaining({ validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '00:00', closes: '00:00' }),
      expect.objectContaining({ validFrom: '2026-12-31', validThrough: '2026-12-31', opens: '18:00', closes: '02:00' }),
    ],
  });
});
