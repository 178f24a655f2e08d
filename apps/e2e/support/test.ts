import { createRequire } from 'node:module';
import { type Frame, type Locator, test as base, expect } from '@playwright/test';
import { patience } from '../../../scripts/lib/patience.mjs';
import { waitForAnimations } from './wait-for-animations';

interface Violation {
  nodes: { html: string; failureSummary?: string }[];
}
type WindowWithAxe = Window & {
  axe?: { run: (root: Document | Element, options: object) => Promise<{ violations: Violation[] }> };
};

const axe = createRequire(import.meta.resolve('@axe-core/playwright'))('axe-core') as { source: string };

/** Loads axe once into each document: its builder for Playwright loads it twice for each scan, a third of the time. */
async function loadAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
}

/** A journey that fails on console errors, requests to other hosts, and axe findings. */
export const test = base.extend<{
  /** Other hosts that the journey may send requests to. */
  allowedHosts: string[];
  /** Whether an answer is lost on purpose. */
  losesAnswers: boolean;
  watched: void;
  /** Scans the page, or only an element of a page that is scanned elsewhere. */
  expectAccessible: (element?: Locator) => Promise<void>;
}>({
  allowedHosts: [[], { option: true }],
  losesAnswers: [false, { option: true }],
  watched: [
    async ({ page, allowedHosts, losesAnswers }, use) => {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.stack ?? String(error)));
      page.on('console', (message) => {
        const isRefusal = /status of (400|401|409|422|429)/.test(message.text()); // that a journey provokes
        const isLost = losesAnswers && /net::ERR_(FAILED|INTERNET_DISCONNECTED)/.test(message.text());
        const isBlocked = message.text() === 'Service Worker registration blocked by Playwright';
        const isExpected = isRefusal || isLost || isBlocked || message.location().url === page.url(); // or the page for what is not there
        if (['error', 'warning'].includes(message.type()) && !isExpected) problems.push(message.text());
      });
      page.on('request', (request) => {
        const { protocol, host } = new URL(request.url());
        const isOurs = ['data:', 'blob:'].includes(protocol) || host === new URL(process.env['SITE_URL'] ?? '').host;
        if (!isOurs && !allowedHosts.includes(host)) problems.push(`requested another host: ${request.url()}`);
      });
      await use();
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
  expectAccessible: async ({ page }, use) => {
    await use(async (element) => {
      // A button that is let go in this very moment stands between two colours: what is wrong is wrong a moment later too.
      await expect(async () => {
        await page.evaluate(waitForAnimations);
        for (const frame of page.frames()) await loadAxe(frame);
        // Only violations are collected; the style sheets that axe would fetch serve rules that are not on.
        const violations = await page.evaluate(
          async (root) => {
            const { axe } = window as WindowWithAxe;
            return (await axe?.run(root ?? document, { resultTypes: ['violations'], preload: false }))?.violations;
          },
          (await element?.elementHandle()) ?? null,
        );
        const findings = violations?.flatMap(({ nodes }) => nodes.map((node) => `${node.html} ${node.failureSummary}`));
        expect(findings).toEqual([]);
      }).toPass({ timeout: 10_000 * patience });
    });
  },
});

export { expect };
