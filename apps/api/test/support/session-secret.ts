/** What signs sessions in every app of the tests (house-environment.mjs says the same). */
export const sessionSecret = 'a-secret-for-tests-that-is-long-enough';
