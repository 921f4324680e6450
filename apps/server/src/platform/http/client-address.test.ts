import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { clientAddresses } from './client-address.ts';

function from(remoteAddress: string, forwarded?: string | string[]): IncomingMessage {
  return {
    socket: { remoteAddress },
    headers: { 'x-forwarded-for': forwarded },
  } as unknown as IncomingMessage;
}

it('the client’s address is the address nearest to the server that is not a trusted proxy', () => {
  const addressOf = clientAddresses(['loopback', '10.1.0.0/16', '2001:db8::7']);
  expect(addressOf(from('127.0.0.1', '203.0.113.7'))).toBe('203.0.113.7');
  expect(addressOf(from('::ffff:127.0.0.1', '203.0.113.7'))).toBe('203.0.113.7');
  expect(addressOf(from('::1', '198.51.100.1, 203.0.113.7, 10.1.2.3'))).toBe('203.0.113.7');
  expect(addressOf(from('2001:db8::7', ['203.0.113.9', '10.1.0.1']))).toBe('203.0.113.9');
  // A header of an untrusted caller, and headers without an address.
  expect(addressOf(from('203.0.113.7', '198.51.100.1'))).toBe('203.0.113.7');
  expect(addressOf(from('127.0.0.1', 'unknown'))).toBe('unknown');
  expect(addressOf(from('127.0.0.1', '10.1.2.3'))).toBe('10.1.2.3');
  expect(addressOf(from('127.0.0.1'))).toBe('127.0.0.1');
});

it('the client’s address is the address of the socket when no proxy is trusted', () => {
  expect(clientAddresses([])(from('127.0.0.1', '203.0.113.7'))).toBe('127.0.0.1');
});
