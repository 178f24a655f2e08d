import { completeTime } from './complete-time';

test.each([
  ['19', '19:00'],
  ['1930', '19:30'],
  ['19:30', '19:30'],
  ['19.30', '19:30'],
  ['19 30', '19:30'],
  ['7', '19:00'],
  ['730', '19:30'],
  ['7:30', '19:30'],
  ['10', '22:00'],
  ['1030', '22:30'],
  ['24:00', '24:00'],
  ['0030', '00:30'],
  ['19h', '19:00'],
  [' 18:30 ', '18:30'],
  ['25:00', '25:00'],
  ['1999', '1999'],
  ['soon', 'soon'],
  ['', ''],
])('a typed %p becomes %p', (input, expectedTime) => {
  expect(completeTime(input)).toBe(expectedTime);
});

test.each([
  ['8', '08:00'],
  ['11', '11:00'],
  ['1930', '19:30'],
  ['930', '09:30'],
  ['18:00', '18:00'],
  ['24', '24:00'],
  ['2', '02:00'],
  ['1999', '1999'],
])('in opening hours a typed %p becomes %p', (input, expectedTime) => {
  expect(completeTime(input, 'clock')).toBe(expectedTime);
});
