// Loaded before Strapec: the same program, but nobody is told of what changes.
const { Announcements } = await import('../../apps/api/dist/for-tests.js');
Announcements.prototype.add = () => undefined;
