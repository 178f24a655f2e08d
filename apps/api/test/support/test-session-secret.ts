/** Signs the sessions of every app of the tests; fixture-environment.mjs repeats it. */
export const sessionSecret = 'a-secret-for-tests-that-is-long-enough';
