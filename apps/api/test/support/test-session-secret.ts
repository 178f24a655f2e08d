/** What signs sessions in every app of the tests (fixture-environment.mjs says the same). */
export const sessionSecret = 'a-secret-for-tests-that-is-long-enough';
