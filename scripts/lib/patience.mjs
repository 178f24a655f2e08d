/**
 * How many times as long as on a quiet machine something may take before a test gives up. No verdict rests on how fast a
 * machine is or on who else uses it: tests wait for conditions, and this is the only limit. What measures stands in bench/.
 */
export const patience = 10;
