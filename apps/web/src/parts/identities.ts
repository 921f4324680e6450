export const identitiesZh = {
  TEACHER: '教师',
  GUARDIAN: '家长',
  STUDENT: '学生',
  ACADEMIC_STAFF: '教务人员',
  ELECTRIC_TEACHER: '电教人员',
  EDU_ADMIN: '管理员',
  SOCIAL_LEARNER: '社会学习者',
};

export const identitiesEn = {
  TEACHER: 'Teacher',
  GUARDIAN: 'Guardian',
  STUDENT: 'Student',
  ACADEMIC_STAFF: 'Academic staff',
  ELECTRIC_TEACHER: 'IT staff',
  EDU_ADMIN: 'Administrator',
  SOCIAL_LEARNER: 'Learner',
};
