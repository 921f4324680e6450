/** Spellings of formula pads and of hands, in the form of the first half. */
export const OTHER_SPELLINGS = String.raw`
\left\{\begin{array}{l}x=1\\y=2\end{array}\right. ;; (1,2) ;; = ;; a system as an array
\left\{\begin{array}{l}x=1\\y=2\end{array}\right. ;; \begin{cases}x=1,\\y=3.\end{cases} ;; != ;; a system as an array
\sin2α ;; 2\sin\alpha\cos\alpha ;; = ;; Greek letters
\cos^{2}\alpha-\sin^{2}\alpha ;; cos2α ;; = ;; Greek letters
\cos^{2}\alpha-\sin^{2}\alpha ;; \sin2\alpha ;; != ;; Greek letters
P(1,2) ;; (1,2) ;; = ;; a point with its name
P(1,2) ;; P(2,1) ;; != ;; a point with its name
\vec{a}=(3,-4) ;; (3,-4) ;; = ;; a vector by its coordinates
\overrightarrow{AB}=(3,-4) ;; \overrightarrow{AB}=(-3,4) ;; != ;; a vector by its coordinates
A\cup B=\{1,2,3\} ;; \{3,2,1\} ;; = ;; a set with its name
A\cap B=\{x|1<x<2\} ;; (1,2) ;; = ;; a set with its name
A\cap B=\{x|1<x<2\} ;; [1,2] ;; != ;; a set with its name
3\sqrt2 ;; BC=3\sqrt{2} ;; = ;; a line with its name
AB=2\sqrt5 ;; AB=\sqrt{20} ;; = ;; a line with its name
AB=2\sqrt5 ;; AB=5\sqrt{2} ;; != ;; a line with its name
|AB|=2\sqrt5 ;; 2\sqrt5 ;; = ;; a length with its name
x\in\left(1,2\right) ;; 1<x<2 ;; = ;; an interval
k\in(-\infty,1)\cup(1,+\infty) ;; k\neq1 ;; = ;; a range with a gap
(-∞，1)∪(2，+∞) ;; x<1 或 x>2 ;; = ;; full-width signs
(-∞，1]∪(2，+∞) ;; x<1 或 x>2 ;; != ;; full-width signs
{x∣x≥1} ;; [1,+∞) ;; = ;; a set by its condition
z=3+4i ;; 4i+3 ;; = ;; complex numbers
z=3+4i ;; z=3-4i ;; != ;; complex numbers
1/2 ;; \frac{1}{2} ;; = ;; a typed fraction
-3/4x ;; -\frac{3}{4}x ;; = ;; a typed fraction
x^2/4+y^2=1 ;; \frac{x^{2}}{4}+y^{2}=1 ;; = ;; a typed fraction
(x+1)/(x-1) ;; \frac{x+1}{x-1} ;; = ;; a typed fraction
(x+1)/(x-1) ;; x+\frac{1}{x-1} ;; != ;; a typed fraction
\frac{\sqrt{2}}{2}+\frac{\sqrt{2}}{2}i ;; \frac{\sqrt2(1+i)}{2} ;; = ;; complex numbers
\log_{2}{3} ;; \frac{\ln3}{\ln2} ;; = ;; logarithms
\log_2(x+1) ;; \frac{\lg(x+1)}{\lg2} ;; = ;; logarithms
\log_2(x+1) ;; \log_2x+1 ;; != ;; logarithms
\ln|x| ;; \frac12\ln x^2 ;; = ;; logarithms
\sin x^2 ;; \sin^2x ;; != ;; squares of functions
e^{x}\sin x ;; \sin x\cdot e^x ;; = ;; functions
\sin(x)\cos(x) ;; \frac12\sin(2x) ;; = ;; trigonometric identities
x = - 2 \pm \sqrt { 3 } ;; x_{1}=\sqrt{3}-2,x_{2}=-\sqrt{3}-2 ;; = ;; both signs
x = - 2 \pm \sqrt { 3 } ;; x_{1}=\sqrt{3}+2,x_{2}=-\sqrt{3}-2 ;; != ;; both signs
m=2或m=-1 ;; m^2-m-2=0 ;; = ;; solutions
m=2\text{或}m=-1 ;; m=-1\text{或}2 ;; = ;; a short list of solutions
a=\pm1 ;; a=1 ;; != ;; a solution is missing
\frac{1}{2}ab\sin C ;; \frac{ab\sin C}{2} ;; = ;; geometry
\frac{1}{2}ab\sin C ;; \frac{1}{2}ab\cos C ;; != ;; geometry
a_{n}=2^{n}(n∈N*) ;; a_n=2^n ;; = ;; sequences
a_{n}=\frac{1}{n^2+n} ;; a_n=\frac1n-\frac1{n+1} ;; = ;; sequences
x+\frac{1}{x}\geqslant 2 ;; x>0 ;; = ;; an inequality by its solutions
\sqrt[n]{a^{n}} ;; a ;; = ;; roots ;; a:positive
2\times(3+4)-5 ;; 9 ;; = ;; arithmetic
2\times(3+4)-5 ;; 5 ;; != ;; arithmetic
5.0 ;; 5 ;; = ;; a finite decimal is a fraction
100\% ;; 1 ;; = ;; percent is hundredths
4 ;; \sqrt{16}=4 ;; = ;; a chain of equal numbers
-\dfrac{3}{2} ;; -1.5 ;; = ;; a finite decimal is a fraction
-\dfrac{3}{2} ;; -1\dfrac{1}{3} ;; != ;; a mixed number is a sum
\frac{\pi}{6}<x<\frac{5\pi}{6} ;; (\frac{\pi}{6},\frac{5\pi}{6}) ;; = ;; an interval
\frac{\pi}{6}<x<\frac{5\pi}{6} ;; [\frac{\pi}{6},\frac{5\pi}{6}] ;; != ;; an interval
30° ;; \frac{\pi}{6} ;; = ;; degrees
y=\sqrt{x-1} ;; y=(x-1)^{\frac12} ;; = ;; functions
y=\sqrt{x^2-1} ;; y=\sqrt{x-1}\sqrt{x+1} ;; != ;; functions with another domain
5 ;; 2+2=5 ;; != ;; a chain of unequal numbers
a^2+2ab+b^2 ;; (a+b)^2=a^2+2ab+b^2 ;; = ;; a chain of equal values
a^2+2ab+b^2 ;; (a+b)^2=a^2+b^2 ;; != ;; a chain of unequal values
y=e^x ;; x=\ln y+1 ;; != ;; inverse functions
y=|x-1| ;; y=|1-x| ;; = ;; functions
y=|x-1| ;; y=x-1 ;; != ;; functions
y=\lg x^2 ;; y=2\lg x ;; != ;; functions with another domain
`;
