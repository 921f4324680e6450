import { evaluate } from './evaluate.ts';
import type { Session } from './session.ts';
import { type QtiValue, sameValue, single } from './value.ts';

/** The variable that the standard's templates of response processing read. */
const RESPONSE = 'RESPONSE';

/**
 * Runs a template of response processing, by the last part of its address: those of the standard, and those of Common
 * Cartridge, which give MAXSCORE and set FEEDBACKBASIC. Returns false for an unknown one.
 */
export function runTemplate(address: string, session: Session): boolean {
  const name = (address.split('/').at(-1) ?? '').replace(/\.xml$/i, '');
  const response = session.get(RESPONSE);
  switch (name) {
    case 'match_correct':
      session.set('SCORE', single('float', isCorrect(session) ? 1 : 0));
      return true;
    case 'map_response':
      session.set('SCORE', response ? mapped('mapResponse', session) : single('float', 0));
      return true;
    case 'map_response_point':
      session.set('SCORE', response ? mapped('mapResponsePoint', session) : single('float', 0));
      return true;
    case 'match_nothing':
      session.set('SCORE', response ? single('float', 0) : full(session));
      return true;
    case 'CC2_match':
    case 'CC2_match_basic':
      session.set('SCORE', isCorrect(session) ? full(session) : single('float', 0));
      feedback(session, response, isCorrect(session));
      return true;
    case 'CC2_map_response':
    case 'CC2_map_response_point': {
      const score = mapped(name.endsWith('point') ? 'mapResponsePoint' : 'mapResponse', session);
      session.set('SCORE', response ? score : single('float', 0));
      const most = full(session);
      feedback(session, response, score !== undefined && sameValue(score, most));
      return true;
    }
    default:
      return false;
  }
}

function isCorrect(session: Session): boolean {
  const response = session.get(RESPONSE);
  const correct = session.correctOf(RESPONSE);
  return response !== undefined && correct !== undefined && sameValue(response, correct);
}

function mapped(name: 'mapResponse' | 'mapResponsePoint', session: Session): QtiValue {
  return evaluate({ name, attributes: new Map([['identifier', RESPONSE]]), children: [] }, session);
}

function full(session: Session) {
  return session.get('MAXSCORE') ?? single('float', 1);
}

function feedback(session: Session, response: QtiValue, isRight: boolean): void {
  const name = response ? (isRight ? 'correct' : 'incorrect') : 'empty';
  if (session.declarations.has('FEEDBACKBASIC')) session.set('FEEDBACKBASIC', single('identifier', name));
}
