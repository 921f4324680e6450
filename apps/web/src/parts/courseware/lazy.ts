export { commentOutboxOf, writeComment } from './comments/comment-outbox.ts';
