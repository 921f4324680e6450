import { beforeEach, expect, it, vi } from 'vitest';
import { keptPlace } from '../../../platform/storage/kept-places.ts';
import { keepFilmPlace } from './keep-film-place.ts';

class FakeFilm extends EventTarget {
  currentTime = 0;
  duration = Number.NaN;
  paused = true;
  readyState = 0;

  load(duration: number): void {
    this.duration = duration;
    this.readyState = 1;
    this.dispatchEvent(new Event('loadedmetadata'));
  }

  playTo(seconds: number): void {
    this.paused = false;
    this.currentTime = seconds;
    this.dispatchEvent(new Event('timeupdate'));
  }
}

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

it('keepFilmPlace resumes a two-hour video where it was left', () => {
  const film = new FakeFilm();
  const stop = keepFilmPlace('film', film, () => undefined);
  film.load(7_200);
  film.playTo(5_000);
  stop();
  const again = new FakeFilm();
  const told: (number | undefined)[] = [];
  keepFilmPlace('film', again, (at) => told.push(at));
  again.load(7_200);
  expect(again.currentTime).toBe(5_000);
  again.playTo(5_003);
  expect(told).toEqual([5_000]);
  again.playTo(5_010);
  expect(told).toEqual([5_000, undefined]);
});

it('keepFilmPlace stores the position every few seconds, so that a crash loses no more than that', () => {
  const film = new FakeFilm();
  let now = 0;
  keepFilmPlace(
    'film',
    film,
    () => undefined,
    () => now,
  );
  film.load(600);
  film.playTo(30);
  film.playTo(31);
  expect(keptPlace('film')).toBe(30);
  now = 5_000;
  film.playTo(35);
  expect(keptPlace('film')).toBe(35);
});

it('keepFilmPlace does not seek when the address is renewed during playback', () => {
  const film = new FakeFilm();
  keepFilmPlace('film', film, () => undefined);
  film.load(600);
  film.playTo(30);
  film.currentTime = 100;
  film.load(600);
  expect(film.currentTime).toBe(100);
});

it('keepFilmPlace stores no position before the length is known, and ignores a position beyond the end', () => {
  const film = new FakeFilm();
  const stop = keepFilmPlace('film', film, () => undefined);
  stop();
  expect(keptPlace('film')).toBeUndefined();
  kept.set('lectern.viewed-places', '[["film",500]]');
  const shorter = new FakeFilm();
  keepFilmPlace('film', shorter, () => undefined);
  shorter.load(60);
  expect(shorter.currentTime).toBe(0);
});
