import { describe, expect, it } from 'vitest';
import { furthest, readCourses, stepAt, writeCourses } from './courses.ts';

describe('progress in courses', () => {
  it('is read as it was written, and nonsense is nothing', () => {
    const courses = { yali: '3', bali: 'end', wordjam: 'known' };
    expect(readCourses(writeCourses(courses))).toEqual(courses);
    expect(readCourses('yali:x bali 7: :')).toEqual({});
    expect(readCourses(null)).toEqual({});
  });

  it('of a device and an account is the further of both', () => {
    expect(furthest({ yali: '3', bali: 'known' }, { yali: '5', wordjam: '1' })).toEqual({ yali: '5', bali: 'known', wordjam: '1' });
    expect(furthest({ yali: 'end' }, { yali: '5' })).toEqual({ yali: 'end' });
    expect(furthest({ yali: '1' }, { yali: 'known' })).toEqual({ yali: '1' });
  });

  it('goes on where one left, and from the beginning after the end', () => {
    expect(stepAt({ yali: '4' }, 'yali', 12)).toBe(4);
    expect(stepAt({ yali: 'end' }, 'yali', 12)).toBe(0);
    expect(stepAt({ yali: '40' }, 'yali', 12)).toBe(0);
    expect(stepAt({}, 'yali', 12)).toBe(0);
  });
});
