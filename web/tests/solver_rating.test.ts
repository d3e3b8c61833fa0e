import { describe, expect, it } from 'vitest';
import { UNRATED, rated } from '../src/device/solver_rating';

describe('the rating of a solver', () => {
  it('gives a person who misses the easiest puzzle nothing harder next', () => {
    expect(rated(UNRATED, 520, 0).rating).toBeLessThan(UNRATED.rating);
    expect(UNRATED.rating).toBeLessThan(700);
  });
  it('climbs quickly with the first ones that are solved', () => {
    let own = UNRATED;
    for (let tries = 0; tries < 10; tries++) own = rated(own, own.rating, 1);
    expect(own).toEqual({ rating: UNRATED.rating + 480, tries: 10 });
    expect(rated(own, own.rating, 1).rating).toBe(own.rating + 12);
  });
});
