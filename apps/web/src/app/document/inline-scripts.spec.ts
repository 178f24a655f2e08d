import { hydratedEvent } from '../page-state';
import { bootScript } from './inline-scripts';

function run(script: string): void {
  const element = document.createElement('script');
  element.textContent = script;
  document.body.append(element);
}

test('wakes at the first click and gives it back once the page listens', () => {
  document.head.innerHTML = '';
  document.body.innerHTML = '<button data-replay>Reserve</button>';
  const button = document.querySelector('button') as HTMLButtonElement;
  const heard = jest.fn();
  run(bootScript('/assets/entry.js', ['/assets/messages.js']));
  button.click();
  expect([...document.head.children].map((child) => child.getAttribute('src') ?? child.getAttribute('href'))).toEqual([
    '/assets/messages.js',
    '/assets/entry.js',
  ]);
  button.addEventListener('click', heard);
  window.dispatchEvent(new Event(hydratedEvent));
  expect(heard).toHaveBeenCalledTimes(1);
  button.click();
  expect(heard).toHaveBeenCalledTimes(2);
});
