import { describe, expect, it } from 'vitest';
import { keyEffect } from './held-card.ts';

const targets = ['x', 'y', 'z'];
const press = (key: string, held?: { card: string; aimed?: string }, within?: string) =>
  keyEffect(key, 'a', held, targets, within);

describe('keyEffect', () => {
  it('picks a card up with Enter or the space bar', () => {
    for (const key of ['Enter', ' ']) expect(press(key)).toEqual({ type: 'hold', card: 'a' });
  });

  it('chooses the targets in turn with arrow keys while a card is held', () => {
    expect(press('ArrowRight')).toBeUndefined();
    expect(press('ArrowRight', { card: 'a' })).toEqual({ type: 'aim', target: 'x' });
    expect(press('ArrowUp', { card: 'a' })).toEqual({ type: 'aim', target: 'z' });
    expect(press('ArrowDown', { card: 'a', aimed: 'z' })).toEqual({ type: 'aim', target: 'x' });
    expect(press('ArrowLeft', { card: 'a', aimed: 'y' })).toEqual({ type: 'aim', target: 'x' });
  });

  it('drops the held card with Enter on the chosen target, or leaves it where it was', () => {
    expect(press('Enter', { card: 'a', aimed: 'y' })).toEqual({ type: 'drop', target: 'y' });
    expect(press('Enter', { card: 'a' })).toEqual({ type: 'release' });
    expect(press('Escape', { card: 'a', aimed: 'y' })).toEqual({ type: 'release' });
  });

  it('drops another card on the target of the card that has the focus, or picks up that card', () => {
    expect(press('Enter', { card: 'b' }, 'x')).toEqual({ type: 'drop', target: 'x' });
    expect(press('Enter', { card: 'b' })).toEqual({ type: 'hold', card: 'a' });
  });

  it('removes a card from its target with Delete', () => {
    expect(press('Delete', undefined, 'x')).toEqual({ type: 'remove', card: 'a' });
    expect(press('Delete')).toBeUndefined();
  });

  it('returns undefined for other keys', () => {
    expect([press('Tab'), press('Escape'), press('q', { card: 'a' })]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(keyEffect('ArrowUp', 'a', { card: 'a' }, [], undefined)).toBeUndefined();
  });
});
