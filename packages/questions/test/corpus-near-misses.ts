/** Near misses and other ways to write, in the form of the first half. */
export const NEAR_MISSES = String.raw`
1.25\times0.8 ;; 1 ;; = ;; arithmetic
2.5\div0.05 ;; 5 ;; != ;; arithmetic
\frac{3}{8}+\frac{1}{6} ;; \frac{4}{14} ;; != ;; denominators do not add
\frac{3}{8}+\frac{1}{6} ;; \frac{13}{24} ;; = ;; fractions
\frac{5}{6}\div\frac{2}{3} ;; \frac{5}{9} ;; != ;; a division is no product
0.25:\frac12 ;; 1:2 ;; = ;; ratios are proportional
0.25:\frac12 ;; 2:1 ;; != ;; a ratio has an order
1.5:2 ;; \frac34 ;; = ;; a ratio has a value
-3^2+(-3)^2 ;; 0 ;; = ;; a power binds before a sign
-3^2+(-3)^2 ;; 18 ;; != ;; a power binds before a sign
(-1)^{2026}-1^{2025} ;; 0 ;; = ;; powers
(-1)^{2026}-1^{2025} ;; 2 ;; != ;; powers
4.5×10³ ;; 4500 ;; = ;; scientific notation
4.5×10⁻³ ;; 0.045 ;; != ;; scientific notation
\sqrt{0.09} ;; 0.3 ;; = ;; radicals
\sqrt{0.9} ;; 0.3 ;; != ;; radicals
\sqrt{1\frac{9}{16}} ;; \frac54 ;; = ;; a root of a mixed number
\sqrt{1\frac{9}{16}} ;; 1\frac34 ;; != ;; a root of a mixed number
\sqrt{(-5)^2} ;; -5 ;; != ;; a root is not negative
(-\sqrt5)^2 ;; 5 ;; = ;; squares of radicals
\sqrt{27}\div\sqrt3 ;; 9 ;; != ;; radicals
3\sqrt2 ;; \sqrt6 ;; != ;; a factor goes under a root as its square
\frac{\sqrt6}{3} ;; \sqrt2 ;; != ;; a root is not divided like a number
\frac{\sqrt{15}+\sqrt{60}}{\sqrt3} ;; 3\sqrt5 ;; = ;; radicals
\sqrt2+\sqrt3 ;; \sqrt{5+2\sqrt6} ;; = ;; nested radicals
\sqrt2+\sqrt3 ;; \pi ;; != ;; a number that is near
\sqrt[3]{\sqrt{64}} ;; 2 ;; = ;; nested radicals
a^2\cdot a^3+a\cdot a^4 ;; 2a^5 ;; = ;; exponents
a^2\cdot a^3+a\cdot a^4 ;; 2a^{10} ;; != ;; exponents
(a^2)^3 ;; a^5 ;; != ;; exponents of powers multiply
(ab)^2 ;; ab^2 ;; != ;; a power of a product
2a^2 ;; (2a)^2 ;; != ;; a power binds before a product
(x-3)(x+5) ;; x^2-2x-15 ;; != ;; products of sums
(x-3)(x+5) ;; x^2+2x-15 ;; = ;; products of sums
(2a-b)^2 ;; 4a^2-2ab+b^2 ;; != ;; squares
(2a-b)^2 ;; 4a^2-4ab-b^2 ;; != ;; squares
(-a-b)^2 ;; (a+b)^2 ;; = ;; squares
x-(y-z) ;; x-y-z ;; != ;; a sign before brackets
3(x-2)-2(x-3) ;; x ;; = ;; brackets
3(x-2)-2(x-3) ;; x-12 ;; != ;; a sign before brackets
9x^2-16 ;; (9x+4)(x-4) ;; != ;; factoring
x^2+4 ;; (x+2)^2 ;; != ;; factoring
x^2-2xy+y^2-1 ;; (x-y+1)(x-y-1) ;; = ;; factoring
(x^2+3x)^2-8(x^2+3x)-20 ;; (x+5)(x-2)(x+1)(x+2) ;; = ;; factoring
\frac{a^2-4}{a^2+4a+4} ;; \frac{a-2}{a+2} ;; = ;; fractions are reduced
\frac{a^2-4}{a^2+4a+4} ;; \frac{-1}{a+1} ;; != ;; fractions are reduced by factors only
\frac{1}{a}-\frac{1}{b} ;; \frac{1}{a-b} ;; != ;; fractions
\frac{1}{a}-\frac{1}{b} ;; \frac{a-b}{ab} ;; != ;; fractions
\frac{1}{x-1}-\frac{1}{1-x} ;; \frac{2}{x-1} ;; = ;; fractions
\frac{1}{x-1}-\frac{1}{1-x} ;; 0 ;; != ;; fractions
\frac{x+y}{x} ;; 1+y ;; != ;; every term is divided
\frac{\frac1x+\frac1y}{\frac1x-\frac1y} ;; \frac{x+y}{y-x} ;; = ;; fractions in fractions
\frac{\frac1x+\frac1y}{\frac1x-\frac1y} ;; \frac{x+y}{x-y} ;; != ;; fractions in fractions
x=\frac{-b\pm\sqrt{b^2-4ac}}{2a} ;; x=\frac{b\pm\sqrt{b^2-4ac}}{2a} ;; != ;; the roots of a quadratic
(x-2)(x-3)=0 ;; x=2 ;; != ;; a solution is missing
(x-1)^2=4 ;; x_1=3,x_2=-1 ;; = ;; solutions
(x-1)^2=4 ;; x=3 ;; != ;; a solution is missing
x^2=3x ;; x=3 ;; != ;; a solution is missing
x^2=3x ;; x_1=0,x_2=3 ;; = ;; solutions
y=x^2 ;; y=(x+1)^2-1 ;; != ;; parabolas
y=\frac{2}{x} ;; y=\frac{x}{2} ;; != ;; functions
y=-\frac{3}{x} ;; xy=3 ;; != ;; an equation up to a factor
y=3x-6 ;; y=3(x-6) ;; != ;; lines
x-y=0 ;; y=x ;; = ;; lines
x=3 ;; x-3=0 ;; = ;; lines
y-1=2(x-3) ;; 2x-y-5=0 ;; = ;; lines
y-1=2(x-3) ;; 2x-y+5=0 ;; != ;; lines
(x-1)^2+(y+2)^2=5 ;; x^2+y^2-2x+4y=0 ;; = ;; circles
(x-1)^2+(y+2)^2=5 ;; (x+1)^2+(y-2)^2=5 ;; != ;; circles
1-x>0 ;; x>1 ;; != ;; a negative factor turns the sign
x^2>4 ;; x>\pm2 ;; != ;; inequalities
x^2>4 ;; x>2 ;; != ;; inequalities
x^2\ge0 ;; x>0 ;; != ;; inequalities
-2\leqslant x<3 ;; \left[-2,3\right) ;; = ;; an interval
-2\leqslant x<3 ;; (-2,3] ;; != ;; an interval
(0,1)\cup(1,+\infty) ;; x>0且x\neq1 ;; = ;; a range with a gap
(0,1)\cup(1,+\infty) ;; (0,+\infty) ;; != ;; a range with a gap
\{x|x<2\}\cup\{x|x>5\} ;; (-\infty,2)\cup(5,+\infty) ;; = ;; unions of sets
\{-1,0,1\} ;; \{0,1\} ;; != ;; a set
\sin120^\circ ;; -\frac{\sqrt3}{2} ;; != ;; usual angles
\cos 150° ;; -\frac{\sqrt3}{2} ;; = ;; usual angles
\tan\frac{3\pi}{4} ;; 1 ;; != ;; usual angles
\sin^230^\circ+\cos^230^\circ ;; 1 ;; = ;; squares of functions
\sin(a+b) ;; \sin a+\sin b ;; != ;; trigonometric identities
\cos(a-b) ;; \cos a\cos b+\sin a\sin b ;; = ;; trigonometric identities
\cos(a-b) ;; \cos a\cos b-\sin a\sin b ;; != ;; trigonometric identities
\frac{1-\cos2x}{2} ;; \sin^2x ;; = ;; trigonometric identities
\frac{1-\cos2x}{2} ;; \cos^2x ;; != ;; trigonometric identities
\frac{\sin x}{1+\cos x} ;; \tan\frac{x}{2} ;; = ;; trigonometric identities
y=\sin(x+\frac{\pi}{2}) ;; y=\cos x ;; = ;; trigonometric functions
y=\sin(x-\frac{\pi}{2}) ;; y=\cos x ;; != ;; trigonometric functions
y=2\sin(\frac12x+\frac{\pi}{6}) ;; y=2\sin(2x+\frac{\pi}{6}) ;; != ;; trigonometric functions
\log_39-\log_33 ;; \log_36 ;; != ;; logarithms do not subtract
\log_{\frac12}8 ;; -3 ;; = ;; logarithms
\log_{\frac12}8 ;; 3 ;; != ;; logarithms
(\lg2)^2 ;; 2\lg2 ;; != ;; a power of a logarithm
\lg25+2\lg2 ;; 2 ;; = ;; logarithms
\ln(x+1) ;; \ln x+\ln1 ;; != ;; logarithms do not add
2^x\cdot2^y ;; 2^{xy} ;; != ;; exponents add
2^x\cdot2^y ;; 2^{x+y} ;; = ;; exponents add
2^{x+1} ;; 2^x+2 ;; != ;; exponents
(2^x)^2 ;; 4^x ;; = ;; powers of powers
a_n=2^n ;; a_n=2n ;; != ;; sequences
S_n=2^{n+1}-2 ;; S_n=2(2^n-1) ;; = ;; sequences
S_n=n^2+n ;; S_n=n^2+1 ;; != ;; sequences
f'(x)=3x^2-3 ;; f'(x)=3(x+1)(x-1) ;; = ;; derivatives
f'(x)=3x^2-3 ;; f'(x)=3(x-1)^2 ;; != ;; derivatives
2x\cos x-x^2\sin x ;; x(2\cos x-x\sin x) ;; = ;; derivatives
2x\cos x-x^2\sin x ;; 2x\cos x+x^2\sin x ;; != ;; derivatives
-e^{-x} ;; e^{x} ;; != ;; exponents
\frac{1}{2\sqrt x} ;; \frac12x^{-\frac12} ;; = ;; derivatives
\frac{1}{2\sqrt x} ;; \frac{1}{2}\sqrt x ;; != ;; derivatives
\vec a\cdot\vec b ;; \vec b\cdot\vec a ;; = ;; vectors
2\vec a-\vec b ;; \vec a-2\vec b ;; != ;; vectors
\frac12(\overrightarrow{AB}+\overrightarrow{AC}) ;; \frac12\overrightarrow{AB}-\frac12\overrightarrow{CA} ;; = ;; vectors
1-2i ;; 1+2i ;; != ;; complex numbers
(1+i)^2 ;; 2i ;; = ;; complex numbers
|3+4i| ;; 5 ;; = ;; complex numbers
(0,-1) ;; (-1,0) ;; != ;; coordinates have an order
(2,\frac32) ;; (2,1.5) ;; = ;; coordinates
6\pi cm^2 ;; 6\pi ;; = ;; a unit may be added
∠A=60° ;; ∠A=\frac{\pi}{3} ;; = ;; degrees
S_{△ABC}=6 ;; S_{\triangle ABC}=6 ;; = ;; names of figures
x:y=2:3 ;; 3x=2y ;; = ;; proportions
x:y=2:3 ;; 2x=3y ;; != ;; proportions
e=\frac12 ;; e=\frac13 ;; != ;; a name that is a constant elsewhere
e=\frac{\sqrt2}{2} ;; e=\frac{1}{\sqrt2} ;; = ;; a name that is a constant elsewhere
(0,1),(0,2) ;; (0,2) ;; != ;; points
(1,2),(3,4) ;; (3,4),(1,2) ;; = ;; points in any order
(-\infty,0),(2,+\infty) ;; (-\infty,0)和(2,+\infty) ;; = ;; intervals in a list
\{(1,2),(2,3)\} ;; \{(1,3)\} ;; != ;; sets of points
a_n=2n-1(n\in N^*) ;; a_n=2n+1(n\in N^*) ;; != ;; sequences
x=k+1 ;; x=k+2 ;; != ;; a letter is no whole number by itself
\{x|x=2k,k\in Z\} ;; \{x|x=2k+2,k\in Z\} ;; = ;; sets that repeat
\{x|x=2k,k\in Z\} ;; \{x|x=4k,k\in Z\} ;; != ;; sets that repeat
\{x|x=2k,k\in Z\} ;; \{x|x=2k+1,k\in Z\} ;; != ;; sets that repeat
\arctan1 ;; 0.785398163397448 ;; != ;; decimals are exact
x^5-x-1=0 ;; x^5=x+1 ;; = ;; equations have the same solutions
x^5-x-1=0 ;; x^5=x-1 ;; != ;; equations have the same solutions
`;
