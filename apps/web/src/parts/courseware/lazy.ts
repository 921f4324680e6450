export { commentOutboxOf, refusedCommentsOf, writeComment } from './comments/comment-outbox.ts';
